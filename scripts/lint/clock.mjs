// A lint rule of our own: `new Date()` reads the machine's clock as Date.now() does, and oxlint has no rule for it.
const noBareDate = {
  meta: { type: 'problem' },
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date' || node.arguments.length > 0) return;
      context.report({ node, message: "Time comes from the world's clock, or from the clock module of the room." });
    },
  }),
};

export default { meta: { name: 'clock' }, rules: { 'no-bare-date': noBareDate } };
