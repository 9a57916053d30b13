import { Button, Field, Flex } from '@strapi/design-system';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { completeLinkAddress, describeLinkProblem } from '../../../../contracts/link-address';
import { normaliseLine } from '../../../../contracts/text';
import { type Document, DocumentPicker, useDocuments } from './document-picker';

export type LinkValues = { text: string; url: string };

type LinkFormProps = {
  initial: LinkValues;
  onSave: (values: LinkValues) => void;
  onCancel: () => void;
  /** Undefined for a link that is only being added. */
  onRemove: (() => void) | undefined;
};

const HINT =
  'Una página del sitio (/contacto), una parte de esta (#uso-de-datos), otro sitio, un correo o tel:';

function problemOf(url: string, documents: readonly Document[]): string | undefined {
  if (url === '') return 'Escribe la dirección.';
  // The addresses of a test bucket begin with http:.
  if (documents.some((document) => document.url === url)) return undefined;
  const reason = describeLinkProblem(url);
  return reason && `«${url}» ${reason}.`;
}

/** The form of a link in rich text. «Guardar» says what is missing instead of being disabled. */
export function LinkForm({ initial, onSave, onCancel, onRemove }: LinkFormProps) {
  const [text, setText] = useState(initial.text);
  const [url, setUrl] = useState(initial.url);
  const [isChecked, setIsChecked] = useState(false);
  const urlInput = useRef<HTMLInputElement>(null);
  useEffect(() => urlInput.current?.focus(), []);

  const address = completeLinkAddress(normaliseLine(url));
  const documents = useDocuments();
  const urlProblem = isChecked ? problemOf(address, documents) : undefined;
  const textProblem = isChecked && text.trim() === '' ? 'Escribe el texto del enlace.' : undefined;

  function save() {
    setIsChecked(true);
    // Without a text, the address is the text, as when it is pasted.
    const written = initial.text === '' && text.trim() === '' ? address : text;
    if (problemOf(address, documents) !== undefined || written.trim() === '') return;
    onSave({ url: address, text: written });
  }
  function pick({ name, url: documentUrl }: Document) {
    setUrl(documentUrl);
    if (text.trim() === '') setText(name.replace(/\.pdf$/i, ''));
  }
  // Within the form of the entry, which Enter would save.
  function saveOnEnter(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  }

  return (
    <Flex padding={4} direction="column" alignItems="stretch" gap={4} width={WIDTH}>
      <Field.Root name="link-text" error={textProblem} width="100%">
        <Field.Label>Texto</Field.Label>
        <Field.Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={saveOnEnter}
        />
        <Field.Error />
      </Field.Root>
      <Field.Root name="link-url" error={urlProblem} hint={HINT} width="100%">
        <Field.Label>Dirección</Field.Label>
        <Field.Input
          ref={urlInput}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          onKeyDown={saveOnEnter}
        />
        <Field.Error />
        <Field.Hint />
      </Field.Root>
      <DocumentPicker documents={documents} url={address} onPick={pick} />
      <Flex justifyContent="space-between" gap={2} wrap="wrap">
        {onRemove ? (
          <Button variant="danger-light" onClick={onRemove}>
            Quitar
          </Button>
        ) : (
          <span />
        )}
        <Flex gap={2}>
          <Button variant="tertiary" onClick={onCancel}>
            Cancelar
          </Button>
          <Button onClick={save}>Guardar</Button>
        </Flex>
      </Flex>
    </Flex>
  );
}

const WIDTH = { initial: '100%', medium: '40rem' };
