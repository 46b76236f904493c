// The prose of a file: what people read in it, without the code around it.

const code = /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const styles = /\/\*[\s\S]*?\*\//g;

/** Whether the check reads files of this name. */
export const isRead = (path) =>
  /\.(?:[mc]?[jt]sx?|yaml|md|html|css)$/.test(path) || /\/vectors\/[\w-]+\.json$/.test(path);

/** Lines of prose of a file, as `{line, text}` with lines from 1: comments and texts of code, all of YAML and Markdown. */
export function* proseOf(path, text) {
  if (/\.(?:[mc]?[jt]sx?)$/.test(path)) yield* spans(text, code);
  else if (path.endsWith('.css')) yield* spans(text, styles);
  else yield* linesOf(path.endsWith('.md') ? text.replaceAll(/`[^`\n]*`/g, '``') : text, 1);
}

/** First lines of docstrings, as `{line, text}`, without the stars around them. */
export function* docstringsOf(path, text) {
  if (!/\.[mc]?[jt]sx?$/.test(path)) return;
  for (const { 0: comment, index } of text.matchAll(/^[ \t]*\/\*\*[ \t]*(?:\n[ \t]*\*[ \t]*)?([^\n]*)/gm)) {
    const first = comment.replace(/^[\s/*]+/, '').replace(/\s*\*\/.*$/, '');
    yield { line: lineAt(text, index + comment.lastIndexOf('\n') + 1), text: first };
  }
}

function* spans(text, pattern) {
  for (const { 0: span, index } of text.matchAll(pattern)) yield* linesOf(span, lineAt(text, index));
}

function* linesOf(text, first) {
  let line = first;
  for (const part of text.split('\n')) yield { line: line++, text: part };
}

/** The number of the line at an offset. */
export function lineAt(text, offset) {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
