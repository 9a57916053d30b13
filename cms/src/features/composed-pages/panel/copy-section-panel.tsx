import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';

import { isRecord } from '../../../../contracts/is-record';
import type { Attribute } from '../../../content-model/content-attributes';
import { textOf } from '../../../content-model/entry';
import type { FormComponents } from '../../../content-model/panel/form-schema';
import { withoutRowIds } from '../../../content-model/panel/row-ids';
import { useSchema } from '../../../content-model/panel/use-is-public-type';
import { useFormValues } from '../../../platform/panel/strapi-panel';

const PAGE = 'api::page.page';
const FIELD = 'sections';

type CopySectionProps = { zone: Attribute & { max?: number }; components: FormComponents };

/** Chooses a section of the page and adds a copy after it. */
function CopySection({ zone, components }: CopySectionProps) {
  const { values } = useFormValues();
  const addFieldRow = useForm('CopySection', (form) => form.addFieldRow);
  const [chosen, setChosen] = useState('');
  const list = values[FIELD];
  const sections = Array.isArray(list) ? list.filter(isRecord) : [];
  const section = sections[Number(chosen)];
  const isFull = zone.max !== undefined && sections.length >= zone.max;

  const copy = () => {
    if (chosen === '' || section === undefined) return;
    const value = withoutRowIds(zone, section, components);
    if (isRecord(value)) addFieldRow(FIELD, value, Number(chosen) + 1);
    setChosen('');
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Field.Root
        name="copySection"
        hint="La copia queda debajo. Los productos, casos y demás entradas elegidas se eligen otra vez."
      >
        <Field.Label>Sección</Field.Label>
        <SingleSelect
          size="S"
          placeholder="Elegir una sección"
          disabled={sections.length === 0 || isFull}
          value={chosen}
          onChange={(index) => setChosen(String(index))}
        >
          {sections.map(({ title }, index) => (
            <SingleSelectOption key={index} value={String(index)}>
              {`${index + 1}. ${textOf(title) || 'Sin título'}`}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
      <Button variant="secondary" disabled={section === undefined || isFull} onClick={copy}>
        Copiar
      </Button>
    </Flex>
  );
}

/** Side panel of a composed page; Strapi's editor of dynamic zones has no place for an action of ours. */
export const CopySectionPanel: PanelComponent = ({ activeTab, ...ref }) => {
  const { schema, components } = useSchema(ref);
  const zone = schema?.attributes[FIELD];
  if (ref.model !== PAGE || activeTab === 'published' || zone === undefined) return null;
  const props = { zone, components } as unknown as CopySectionProps;
  return { title: 'Copiar una sección', content: <CopySection {...props} /> };
};
