/**
 * Lint rule against text that breaks on a page that the browser translated. Translators replace each
 * text node by a `<font>` element. React refers to a single text node when it has siblings, or when a
 * fragment contains it: it then can no longer remove it, insert something before it or show a new value.
 * The only text in an element is safe, because React sets it on the element.
 */
const rule = {
  meta: {
    type: 'problem',
    messages: {
      text: 'Text next to an expression breaks on translated pages: write one template literal, or give it an element of its own.',
      fragment: 'Text in a fragment breaks on translated pages: give it an element of its own.',
    },
  },
  create(context) {
    const report = (texts, messageId) => {
      for (const node of texts) context.report({ node, messageId });
    };
    return {
      JSXElement({ children }) {
        const rendered = children.filter(isRendered);
        if (rendered.length > 1 && rendered.some(isExpression)) {
          report(rendered.filter(isText), 'text');
        }
      },
      JSXFragment({ children }) {
        report(children.filter(isRendered).filter(isText), 'fragment');
      },
    };
  },
};

export default { meta: { name: 'translation' }, rules: { 'text-beside-expression': rule } };

function isRendered(child) {
  if (child.type === 'JSXText') return !/^\s*\n\s*$/.test(child.value) && child.value !== '';
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

/** Returns true for an expression, except a constant text such as `{' '}`. */
function isExpression(child) {
  return child.type === 'JSXExpressionContainer' && child.expression.type !== 'Literal';
}

function isText(child) {
  if (child.type === 'JSXText') return true;
  return child.type === 'JSXExpressionContainer' && isTextExpression(child.expression);
}

function isTextExpression(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'TemplateLiteral':
      return true;
    case 'ConditionalExpression':
      return isTextExpression(node.consequent) || isTextExpression(node.alternate);
    case 'LogicalExpression':
      return isTextExpression(node.right);
    case 'CallExpression':
      return /^(format|describe|join|toLocale)|(Text|Label|Words)$/.test(calledName(node.callee));
    default:
      return false;
  }
}

function calledName(callee) {
  return callee.name ?? callee.property?.name ?? '';
}
