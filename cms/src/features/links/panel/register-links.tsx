import { Flex } from '@strapi/design-system';

import { type InputProps, InputRenderer, type StrapiApp, useField } from '@strapi/strapi/admin';
import { asField, contentManagerApis } from '../../../platform/panel/strapi-panel';
import { DocumentPicker, useDocuments } from './document-picker';
import { LinkElement } from './link-element';

/** Replaces the link of the rich text editor. */
export function registerRichTextLinks(app: StrapiApp): void {
  contentManagerApis(app).addRichTextBlocks(({ link, ...blocks }) => ({
    ...blocks,
    ...(link && {
      link: { ...link, renderElement: (props) => <LinkElement {...props} /> },
    }),
  }));
}

/** Lets people choose a document of the media library for the address field of a link. */
export function registerLinkFields(app: StrapiApp): void {
  app.addFields([{ type: 'string', Component: asField(LinkAddressInput) }]);
}

const ADDRESS = /(?:^|\.)href$/;

function AddressInput(props: InputProps) {
  const { name, disabled = false } = props;
  const { value, onChange } = useField<string | null>(name);
  const documents = useDocuments();
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <InputRenderer {...props} />
      <DocumentPicker
        documents={documents}
        url={value ?? ''}
        disabled={disabled}
        onPick={({ url }) => onChange(name, url)}
      />
    </Flex>
  );
}

/** Strapi's text field; for the address of a link with a choice of documents below. */
function LinkAddressInput(props: InputProps) {
  return ADDRESS.test(props.name) ? <AddressInput {...props} /> : <InputRenderer {...props} />;
}
