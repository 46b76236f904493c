// A lint rule of our own: the app may be served from any folder. Its paths become addresses, and addresses paths, in
// web/src/lib/address.ts alone.
const home = /web\/src\/lib\/address\.ts$/;
const NAVIGATIONS = new Set(['assign', 'open', 'pushState', 'replace', 'replaceState']);
const NAVIGATED = new Set(['history', 'location', 'window']);

const READ = "Read the app's path with currentPath() of lib/address.ts: the app may be served from a folder.";
const LEAD = 'Lead there with hrefOf(…) of lib/address.ts: the app may be served from a folder.';

/** Whether a name is the browser's own: a hook's `location` is a variable of the file. */
function isGlobal(node, context) {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper)
    if (scope.set.get(node.name)?.defs.length > 0) return false;
  return true;
}

/** Whether an expression is `location` or ends in it, as `window.location` does. */
function isLocation(node, context) {
  if (node?.type === 'MemberExpression') return node.property.name === 'location';
  return node?.type === 'Identifier' && node.name === 'location' && isGlobal(node, context);
}

/** Whether an expression is a path of the app: a text with a slash in front, or a call of `paths`. */
function isPath(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' && /^\/(?!\/)/.test(node.value);
  if (node?.type === 'TemplateLiteral') {
    const [start] = node.quasis;
    return start.value.raw === '' ? isPath(node.expressions[0]) : start.value.raw.startsWith('/');
  }
  if (node?.type === 'ConditionalExpression') return isPath(node.consequent) || isPath(node.alternate);
  if (node?.type === 'LogicalExpression') return isPath(node.left) || isPath(node.right);
  return node?.type === 'CallExpression' && node.callee.object?.name === 'paths';
}

const noBarePath = {
  meta: { type: 'problem' },
  create(context) {
    if (home.test(context.filename.replaceAll('\\', '/'))) return {};
    return {
      MemberExpression(node) {
        const isPassed = node.parent.type === 'CallExpression' && node.parent.callee.property?.name === 'pathAt';
        if (node.property.name === 'pathname' && isLocation(node.object, context) && !isPassed)
          context.report({ node, message: READ });
      },
      VariableDeclarator({ id, init }) {
        const isRead = id.type === 'ObjectPattern' && id.properties.some(({ key }) => key?.name === 'pathname');
        if (isRead && isLocation(init, context)) context.report({ node: id, message: READ });
      },
      JSXAttribute(node) {
        if (node.name.name !== 'href' || node.parent.name.name !== 'a') return;
        const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        if (isPath(value)) context.report({ node, message: LEAD });
      },
      AssignmentExpression({ left, right }) {
        if (left.type === 'MemberExpression' && left.property.name === 'href' && isPath(right))
          context.report({ node: right, message: LEAD });
      },
      CallExpression({ callee, arguments: given }) {
        const { object, property } = callee;
        const isNavigation = NAVIGATIONS.has(property?.name) && NAVIGATED.has(object?.property?.name ?? object?.name);
        const isFetch = callee.type === 'Identifier' && callee.name === 'fetch';
        if (!isNavigation && !isFetch) return;
        for (const path of given.filter(isPath)) context.report({ node: path, message: LEAD });
      },
    };
  },
};

export default { meta: { name: 'addresses' }, rules: { 'no-bare-path': noBarePath } };
