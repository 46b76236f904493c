// Lint rules of our own: texts that people read come from the catalogues, and numbers choose their plural there through
// web/src/lib/numbers.ts. `react/jsx-no-literals` sees texts between tags and in some attributes; these rules see the rest.

/** Attributes whose texts nobody reads. */
const silentAttributes = new Set([
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'aria-owns',
  'autoComplete',
  'className',
  'clipPath',
  'd',
  'fill',
  'form',
  'gradientTransform',
  'href',
  'htmlFor',
  'id',
  'key',
  'mask',
  'name',
  'path',
  'points',
  'preserveAspectRatio',
  'rel',
  'sizes',
  'src',
  'stroke',
  'style',
  'to',
  'transform',
  'viewBox',
]);
/** Calls and constructors whose texts nobody reads: developers do, or the browser. */
const silentCalls =
  /^(?:Error|TypeError|RangeError|RegExp|URL|catalogue|querySelector\w*|closest|matches|matchMedia|addEventListener|getContext|setAttribute|fetch|codeText|fail|find|report|useKept\w+|useRequired)$/;

/** A word beside a space, in a part of a text between `${…}`. */
const wordOfPart = /\s\p{L}[\p{L}'’]+|\p{L}{2,}[,:.!?…]?\s/u;
/** Two words of a sentence: names of the contract, such as 'Bank Transfer', have capitals. */
const sentence = /\p{L}{2,}[,:]?\s\p{Ll}{2,}/u;
/** Selectors and style sheets have signs that sentences do not have. */
const selector = /[[\]{}=;|*]|\/\/|\((?:max|min|prefers)-|'Segoe/;

const calleeName = ({ callee }) => callee.property?.name ?? callee.name ?? '';

/** Units stay as they are in every language; a key of the menu's Malay words names its English word. */
const units = /\b(?:RM|sen|Mbit\/s)\b/g;

/** Whether nobody reads a text that is here: a selector, a class, an address, a message for developers. */
function isSilent(node) {
  for (let at = node, above = node.parent; above; at = above, above = above.parent) {
    if (above.type === 'JSXAttribute')
      return silentAttributes.has(above.name.name) || String(above.name.name).startsWith('data-');
    if (above.type === 'ThrowStatement') return true;
    if ((above.type === 'CallExpression' || above.type === 'NewExpression') && above.callee !== at)
      return silentCalls.test(calleeName(above));
    if (above.type === 'Property' && above.key.name === 'badgeLabel') return true;
    if (above.type.startsWith('TS') || above.source === at) return true;
    if (/Function|^Program$/.test(above.type)) return false;
  }
  return false;
}

const isProse = (part) => wordOfPart.test(part.replaceAll(units, '')) && !selector.test(part);

const noLooseText = {
  meta: { type: 'problem' },
  create: (context) => ({
    TemplateLiteral(node) {
      if (!node.quasis.some(({ value }) => isProse(value.cooked ?? ''))) return;
      if (node.parent.type === 'TaggedTemplateExpression' || isSilent(node)) return;
      context.report({ node, message: 'Texts that people read come from a catalogue of messages.' });
    },
    Literal(node) {
      if (typeof node.value !== 'string' || !sentence.test(node.value) || selector.test(node.value)) return;
      if (isSilent(node)) return;
      context.report({ node, message: 'Texts that people read come from a catalogue of messages.' });
    },
  }),
};

const messages = /\.messages\.ts$|\/messages\/en\.ts$/;

/** A text that is read while its module loads stays in the language that the page had then. */
const noEarlyText = {
  meta: { type: 'problem' },
  create(context) {
    const catalogues = new Set();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (messages.test(source.value)) for (const { local } of specifiers) catalogues.add(local.name);
      },
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || !catalogues.has(node.object.name)) return;
        for (let above = node.parent; above; above = above.parent) if (/Function/.test(above.type)) return;
        context.report({ node, message: 'Read a text when it is shown: use a function or a getter.' });
      },
    };
  },
};

const isText = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string' && /\p{L}/u.test(node.value)) ||
  (node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => /\p{L}/u.test(value.cooked ?? '')));

const noHandPlural = {
  meta: { type: 'problem' },
  create: (context) => ({
    ConditionalExpression(node) {
      const { test } = node;
      if (test.type !== 'BinaryExpression' || test.right.type !== 'Literal' || test.right.value !== 1) return;
      if (!isText(node.consequent) && !isText(node.alternate)) return;
      context.report({ node, message: 'Plurals come from lib/numbers.ts: english.count(count, noun).' });
    },
  }),
};

export default {
  meta: { name: 'texts' },
  rules: { 'no-loose-text': noLooseText, 'no-early-text': noEarlyText, 'no-hand-plural': noHandPlural },
};
