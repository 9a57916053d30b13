import { readFileSync } from 'node:fs';

/**
 * Lint rule against names that the glossary replaces by other ones. A word in backticks in the last column
 * of its tables must not be part of a name that the code declares: `drift`, not `behindSince`.
 */
const file = new URL('../cms/docs/glossary.md', import.meta.url);
const denied = readDeniedWords(readFileSync(file, 'utf8'));

const rule = {
  meta: {
    type: 'suggestion',
    messages: { word: 'The glossary says «{{term}}» instead of «{{word}}».' },
  },
  create(context) {
    const check = (node) => {
      if (node?.type !== 'Identifier') return;
      for (const word of partsOf(node.name)) {
        const term = denied.get(word);
        if (term) context.report({ node, messageId: 'word', data: { word, term } });
      }
    };
    const checkId = ({ id }) => check(id);
    return {
      VariableDeclarator: checkId,
      FunctionDeclaration: checkId,
      ClassDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      TSPropertySignature: ({ key }) => check(key),
    };
  },
};

export default { meta: { name: 'glossary' }, rules: { 'glossary-words': rule } };

/** Returns the terms by the words that they replace. */
function readDeniedWords(glossary) {
  const rows = glossary.split('\n').filter((line) => line.startsWith('|'));
  return new Map(
    rows.flatMap((row) => {
      const [, , term = '', instead = ''] = row.split('|').map((cell) => cell.trim());
      return [...instead.matchAll(/`([a-z]+)`/g)].map(([, word]) => [word, term]);
    }),
  );
}

/** Returns the words of a name in lower case: `endTurn` has «end» and «turn». */
function partsOf(name) {
  return name.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase());
}
