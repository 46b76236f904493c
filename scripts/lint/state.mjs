// A lint rule of our own: a module of the app keeps nothing that changes. What changes belongs to a service or to
// `appState`, which starts over with the next app; else a test would find what the test before it left.
const collections = /^(?:Map|Set|WeakMap|WeakSet)$/;

/** Whether a value is a collection that starts empty, and so is there to be filled. */
function startsEmpty(value, type) {
  if (type?.operator === 'readonly' || type?.typeName?.name?.startsWith('Readonly')) return false;
  if (value?.type === 'ArrayExpression') return value.elements.length === 0;
  if (value?.type !== 'NewExpression' || !collections.test(value.callee.name ?? '')) return false;
  return value.arguments.length === 0 && !isSubscriptions(value);
}

/** A set of functions has subscribers, who leave it when their screen does. */
const isSubscriptions = ({ callee, typeArguments }) =>
  callee.name === 'Set' && typeArguments?.params[0]?.type === 'TSFunctionType';

const noModuleState = {
  meta: { type: 'problem' },
  create(context) {
    const check = (statement) => {
      const declaration = statement.declaration ?? statement;
      if (declaration?.type !== 'VariableDeclaration' || declaration.declare) return;
      for (const { id, init } of declaration.declarations) {
        if (declaration.kind === 'const' && !startsEmpty(init, id.typeAnnotation?.typeAnnotation)) continue;
        context.report({ node: declaration, message: 'Keep what changes in a service or in appState.' });
      }
    };
    return { Program: ({ body }) => body.forEach(check) };
  },
};

export default { meta: { name: 'state' }, rules: { 'no-module-state': noModuleState } };
