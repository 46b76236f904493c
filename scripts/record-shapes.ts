import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import type { Shape } from '../simulator/src/world/check-shape.ts';

/** The last program of a process that generates several times; unchanged files are not parsed again. */
let last: ts.Program | undefined;

/** Returns a host that takes unchanged files from the last program. */
function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile(name, ...how) {
      const known = last?.getSourceFile(name);
      return known && known.text === host.readFile(name) ? known : host.getSourceFile(name, ...how);
    },
  };
}

/** Returns the record shape of every table in `DEFINITIONS`. Throws for a type without a shape. */
export function shapesOfTables(file: string, options: ts.CompilerOptions): Record<string, Shape> {
  const settings = { ...options, noEmit: true, skipLibCheck: true };
  const program = ts.createProgram([file], settings, hostOf(settings), last);
  last = program;
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const tables = module && checker.getExportsOfModule(module).find(({ name }) => name === 'WorldTables');
  if (!tables) throw new Error(`${file} exports no type WorldTables`);
  const shapes = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(tables)).map((table) => {
    const record = recordOf(checker, checker.getTypeOfSymbol(table));
    if (!record) throw new Error(`${table.name} is not a collection`);
    return [table.name, shapeOf(checker, record, table.name)] as const;
  });
  return Object.fromEntries(shapes);
}

/** Returns the record type of a collection: what its `all()` lists. */
function recordOf(checker: ts.TypeChecker, collection: ts.Type): ts.Type | undefined {
  const all = collection.getProperty('all');
  const list = all && checker.getTypeOfSymbol(all).getCallSignatures()[0]?.getReturnType();
  return list && checker.getTypeArguments(list as ts.TypeReference)[0];
}

function shapeOf(checker: ts.TypeChecker, type: ts.Type, where: string): Shape {
  const { flags } = type;
  if (flags & ts.TypeFlags.Null) return 'null';
  if (flags & ts.TypeFlags.BooleanLiteral) return { is: checker.typeToString(type) === 'true' };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { is: type.value };
  if (flags & ts.TypeFlags.String) return 'string';
  if (flags & ts.TypeFlags.Number) return 'number';
  if (type.isUnion()) return unionOf(checker, type, where);
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return { list: shapeOf(checker, item as ts.Type, `${where}[]`) };
  }
  if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return objectOf(checker, type, where);
  throw new Error(`${where}: ${checker.typeToString(type)} has no shape in a snapshot`);
}

function unionOf(checker: ts.TypeChecker, type: ts.UnionType, where: string): Shape {
  const members = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const isBoolean = members.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2;
  const shapes = members
    .filter(({ flags }) => !isBoolean || !(flags & ts.TypeFlags.BooleanLiteral))
    .map((member) => shapeOf(checker, member, where));
  if (isBoolean) shapes.unshift('boolean');
  return shapes.length === 1 ? (shapes[0] as Shape) : { any: shapes };
}

function objectOf(checker: ts.TypeChecker, type: ts.Type, where: string): Shape {
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  if (index) return { map: shapeOf(checker, index.type, `${where}.*`) };
  // A brand is named by a symbol and exists for the compiler only.
  const properties = checker.getPropertiesOfType(type).filter(({ name }) => !name.startsWith('__@'));
  const optional = properties.filter(({ flags }) => flags & ts.SymbolFlags.Optional).map(({ name }) => name);
  const fields = Object.fromEntries(
    properties.map((property) => [
      property.name,
      shapeOf(checker, checker.getTypeOfSymbol(property), `${where}.${property.name}`),
    ]),
  );
  return { fields, ...(optional.length > 0 && { optional }) };
}

/** Writes the shapes of all tables as a module of the simulator, if they have changed. */
export function writeShapes(tables: string, config: string, out: string): void {
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent({ ...(json as object), include: [] }, ts.sys, dirname(config));
  const shapes = shapesOfTables(tables, options);
  const text = [
    '// Generated from the types of the records by npm run generate. Do not edit.',
    "import type { Shape } from '../check-shape.ts';",
    "import type { WorldTables } from '../tables.ts';",
    '',
    'export const RECORD_SHAPES: Readonly<Record<keyof WorldTables, Shape>> = {',
    ...Object.entries(shapes).map(([table, shape]) => `  ${table}: ${JSON.stringify(shape)},`),
    '};',
    '',
  ].join('\n');
  if (existsSync(out) && readFileSync(out, 'utf8') === text) return;
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, text);
}
