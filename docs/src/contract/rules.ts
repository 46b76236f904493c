import { readText } from './documents.ts';
import { splitWords } from '../site/words.ts';

/** A business rule: a function of the contract. */
export interface Rule {
  name: string;
  /** Folder of its file: `pricing`. */
  area: string;
  file: string;
  /** How to import it from the package. */
  specifier: string;
  /** The text of its docstring. */
  description: string;
  /** Its source, from the docstring on. */
  source: string;
}

const EXPORT = /^export \{ ([^}]+) \} from '\.\.\/rules\/(.+)\.ts';$/gm;

/** Returns the rules that the contract exports, by area. */
export function listRules(): Rule[] {
  return [...readText('openapi/generated/rules.ts').matchAll(EXPORT)].flatMap(([, names = '', path = '']) => {
    const text = readText(`openapi/rules/${path}.ts`);
    return names.split(', ').map((name) => ({
      name,
      area: path.split('/')[0]!,
      file: `openapi/rules/${path}.ts`,
      specifier: `@muara/contract/rules/${path}`,
      ...readRule(text, name),
    }));
  });
}

/** Returns docstring and source of an exported function or constant. */
function readRule(text: string, name: string): Pick<Rule, 'description' | 'source'> {
  const found = new RegExp(
    `(?:/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\n)?export (?:async )?(?:function|const) ${name}\\b[\\s\\S]*?\\n(?=\\n(?:/\\*\\*|export|function|const|interface|type)|$(?![\\s\\S]))`,
  ).exec(text);
  if (!found) throw new Error(`The source of ${name} was not found`);
  const description = (found[1] ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim();
  return { description, source: found[0].replace(/^\/\*\*[\s\S]*?\*\/\n/, '').trimEnd() };
}

/** Returns the name of an area as words. */
export const areaTitle = (area: string): string => splitWords(area[0]!.toUpperCase() + area.slice(1));
