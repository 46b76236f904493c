// A lint rule of our own: a query key is written once, beside its query, where a search for the operation finds both.
const home = /\.(?:api|queries)\.ts$/;
const cacheCalls = /^(?:get|set)Quer(?:y|ies)Data$/;

/** Whether an array is a key of its own. Spreading a local variable continues the key of a caller. */
function isOwnKey(node) {
  if (node?.type !== 'ArrayExpression' || node.elements.length === 0) return false;
  const [first] = node.elements;
  if (first.type === 'SpreadElement') return first.argument.type !== 'Identifier' || /^[A-Z]/.test(first.argument.name);
  return first.type === 'Literal' || first.type === 'TemplateLiteral';
}

const noLooseQueryKey = {
  meta: { type: 'problem' },
  create(context) {
    if (home.test(context.filename)) return {};
    const check = (key) => {
      const node = key?.type === 'TSAsExpression' ? key.expression : key;
      if (isOwnKey(node))
        context.report({
          node,
          message: 'Move the query to the .api.ts of the feature or the .queries.ts of the area.',
        });
    };
    return {
      Property: ({ key, value }) => key.name === 'queryKey' && check(value),
      CallExpression: ({ callee, arguments: [key] }) => cacheCalls.test(callee.property?.name ?? '') && check(key),
    };
  },
};

export default { meta: { name: 'queries' }, rules: { 'no-loose-query-key': noLooseQueryKey } };
