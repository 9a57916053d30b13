/** @jest-environment jsdom */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createEditor, type Descendant, type Editor } from 'slate';
import { Editable, ReactEditor, Slate, withReact } from 'slate-react';

import { registerCaret } from '../register-caret';

// Loads the whole panel, which needs a browser.
jest.mock('../../../../platform/panel/strapi-panel', () => ({
  contentManagerApis: (app: { apis: unknown }) => app.apis,
}));

type Plugin = (editor: Editor) => Editor;

/** Registers the feature with a panel of one block; returns the plugin that editors receive. */
function registerPlugin(): Plugin {
  let plugin: Plugin = (editor) => editor;
  const apis = {
    addRichTextBlocks(change: (blocks: object) => { paragraph: { plugin: Plugin } }) {
      ({ plugin } = change({ paragraph: {} }).paragraph);
    },
  };
  registerCaret({ apis } as never);
  return plugin;
}

async function openEditor(plugin: Plugin) {
  const editor = plugin(withReact(createEditor())) as ReactEditor;
  const initialValue: Descendant[] = [{ children: [{ text: 'Hola' }] }];
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const parts = { editor, initialValue, children: createElement(Editable) };
  await act(async () => root.render(createElement(Slate, parts)));
  await act(async () => ReactEditor.focus(editor));
  return { editor, close: () => act(async () => root.unmount()) };
}

const setCaret = (editor: ReactEditor, offset: number) => {
  const [node, at] = ReactEditor.toDOMPoint(editor, { path: [0, 0], offset });
  document.getSelection()?.collapse(node, at);
};

describe('registerCaret', () => {
  it('follows the caret of an editor after another one was left with the focus', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const errors = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', errors);
    const plugin = registerPlugin();
    const left = await openEditor(plugin);
    await left.close();
    const { editor, close } = await openEditor(plugin);
    await act(async () => {
      setCaret(editor, 3);
      document.dispatchEvent(new Event('keydown'));
    });
    expect(errors).not.toHaveBeenCalled();
    expect(editor.selection?.anchor).toEqual({ path: [0, 0], offset: 3 });
    await close();
  });
});
