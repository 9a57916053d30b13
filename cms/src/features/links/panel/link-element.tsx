import { Box, Popover } from '@strapi/design-system';
import { useState } from 'react';
import { Editor, Path, Transforms } from 'slate';
import { ReactEditor, type RenderElementProps, useReadOnly, useSlateStatic } from 'slate-react';

import { isRecord } from '../../../../contracts/is-record';
import { describeLinkProblem } from '../../../../contracts/link-address';
import { textOf } from '../../../content-model/entry';
import { LinkForm, type LinkValues } from './link-form';

/**
 * Strapi's editor stores where the button of the toolbar inserted the last link.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · `lastInsertedLinkPath` and the nodes of links
 * why: Strapi's own form refuses anchors and disables «Guardar» without a message
 * test: site/e2e/panel/upstream.spec.ts
 * until: its form accepts what the publish checks accept
 */
type LinkEditor = ReactEditor & { lastInsertedLinkPath?: Path | null };

function forgetInsertedLink(editor: LinkEditor): void {
  editor.lastInsertedLinkPath = null;
}

/** Writes the address and the text of a link; the formats of an unchanged text are kept. */
function changeLink(editor: Editor, path: Path, { url, text }: LinkValues): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.setNodes(editor, { url } as object, { at: path });
    if (text === Editor.string(editor, path)) return;
    const [link] = Editor.node(editor, path);
    const count = 'children' in link ? link.children.length : 0;
    for (let index = count - 1; index >= 0; index -= 1) {
      Transforms.removeNodes(editor, { at: [...path, index] });
    }
    Transforms.insertNodes(editor, { type: 'text', text } as never, { at: [...path, 0] });
  });
}

/**
 * A link of the rich text editor, with a form that accepts the same addresses as the publish checks.
 */
export function LinkElement({ attributes, children, element }: RenderElementProps) {
  const editor = useSlateStatic() as LinkEditor;
  const isReadOnly = useReadOnly();
  const path = ReactEditor.findPath(editor, element);
  const last = editor.lastInsertedLinkPath;
  const isNew = Boolean(last && Path.equals(path, last));
  const [isOpen, setIsOpen] = useState(isNew);
  const url = isRecord(element) ? textOf(element.url) : '';
  const text = Editor.string(editor, path);

  const findPath = () => ReactEditor.findPath(editor, element);
  function remove() {
    Transforms.unwrapNodes(editor, { at: findPath() });
  }
  function close() {
    forgetInsertedLink(editor);
    if (url === '') remove();
    setIsOpen(false);
    ReactEditor.focus(editor);
  }
  function save(values: LinkValues) {
    changeLink(editor, findPath(), values);
    forgetInsertedLink(editor);
    setIsOpen(false);
    ReactEditor.focus(editor);
  }

  return (
    <Popover.Root open={isOpen}>
      <Popover.Trigger>
        <Box
          {...attributes}
          tag="a"
          href={describeLinkProblem(url) === undefined ? url : undefined}
          onClick={() => setIsOpen(!isReadOnly)}
          color="primary600"
          style={LINK}
        >
          {children}
        </Box>
      </Popover.Trigger>
      <Popover.Content onPointerDownOutside={close} onEscapeKeyDown={close}>
        <LinkForm
          initial={{ url, text }}
          onSave={save}
          onCancel={close}
          onRemove={isNew ? undefined : remove}
        />
      </Popover.Content>
    </Popover.Root>
  );
}

const LINK = { textDecoration: 'none' } as const;
