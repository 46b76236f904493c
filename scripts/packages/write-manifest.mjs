// Turns the package.json of a room, whose exports name sources, into the one that is published.

const isSource = (path) => path.endsWith('.ts');

/** Returns the path of a packed module, or of its types. */
const packedPath = (source, suffix = '.js') => `./dist/${source.replace(/^\.\//, '').replace(/\.ts$/, suffix)}`;

function packedExport(source) {
  if (!isSource(source)) return packedPath(source);
  return { types: packedPath(source, '.d.ts'), default: packedPath(source) };
}

/** Returns the package.json of a packed package. */
export function writeManifest(source, { files, engines }) {
  const { name, version, description, license, type, sideEffects, bin, exports, dependencies } = source;
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    sideEffects,
    bin: bin && Object.fromEntries(Object.entries(bin).map(([command, path]) => [command, packedProgram(path)])),
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([entry, path]) => [entry, packedExport(path)])),
      './package.json': './package.json',
    },
    files,
    dependencies,
    publishConfig: { access: 'public' },
  };
}

const packedProgram = (path) => (isSource(path) ? packedPath(path) : path);
