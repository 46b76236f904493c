import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pages } from '../../world/catalogue/pages.ts';
import { isTooDeep } from './markup-depth.ts';
import { SAFE_TAGS, sanitise } from './sanitise.ts';

const LINK =
  '<a href="(?:(?:https?://|mailto:|tel:)[^"]*" target="_blank" rel="noopener noreferrer nofollow|/(?![/\\\\])[^"]*)">';
const CELL = '<t[dh](?: (?:colspan|rowspan|scope)="[^"]*")*>';
const PLAIN = SAFE_TAGS.filter((tag) => tag !== 'a').join('|');
/**
 * Text without tags, the allowed tags without attributes, and links: nothing else, to the last
 * character.
 */
const SAFE = new RegExp(`^(?:[^<]|</?(?:${PLAIN})>|${LINK}|${CELL}|</a>)*$`, 'iu');

function expectSafe(html: string): void {
  const clean = sanitise(html);
  if (clean === null) return;
  expect(clean).toMatch(SAFE);
  expect(sanitise(clean)).toBe(clean);
}

const a = (href: string, text: string): string =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">${text}</a>`;

describe('kept content', () => {
  test.each([
    ['<h2>Boats</h2><p>They <strong>leave</strong> <em>soon</em>.</p>', undefined],
    ['<ul><li>one</li><li><p>two</p></li></ul><ol><li>three</li></ol>', undefined],
    ['<blockquote><p>x</p></blockquote><pre><code>a  b\nc</code></pre><hr><p>a<br>b</p>', undefined],
    ['<h3>a</h3><h4>b</h4><p><b>c</b><i>d</i><u>e</u><s>f</s></p>', undefined],
    [a('https://muara.test/?a=1&amp;b=2', 'tours'), undefined],
    ['<a href=" mailto:desk@muara.test ">write</a>', a('mailto:desk@muara.test', 'write')],
    ['<p class="x" style="color:red" id="y" data-z="1" aria-label="q">text</p>', '<p>text</p>'],
    ['<div><span>text</span></div>', 'text'],
    ['<h1>Big</h1>', 'Big'],
    ['<p>1 < 2 && 3 > 2</p>', '<p>1 &lt; 2 &amp;&amp; 3 > 2</p>'],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<a name="here">here</a>', 'here'],
    ['<a href="/vvip">here</a>', undefined],
    ['<a href="//evil.test">here</a>', 'here'],
    ['<a href="/\\evil.test">here</a>', 'here'],
    [a('tel:+60123456789', 'call'), undefined],
    ['<a href="tel:javascript">here</a>', 'here'],
    ['<table><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td>one</td></tr></tbody></table>', undefined],
    [
      '<table><tr><td colspan="2" onclick="x" style="y">one</td></tr></table>',
      '<table><tbody><tr><td colspan="2">one</td></tr></tbody></table>',
    ],
    [
      `<table>${'<tr><td>1<td>2'.repeat(80)}</table>`,
      `<table><tbody>${'<tr><td>1</td><td>2</td></tr>'.repeat(80)}</tbody></table>`,
    ],
    ['<!-- nothing -->text', 'text'],
    ['<pre>\n\n\nx</pre>', '<pre>x</pre>'],
    ['', ''],
    ['🎉 السلام', undefined],
  ])('%s', (html, clean = html) => {
    expect(sanitise(html)).toBe(clean);
  });

  test.each(pages.seed('2026-03-10').map(({ title, content }) => [title, content]))(
    'includes %s of the seed unchanged',
    (_, html) => {
      expect(sanitise(html)).toBe(html);
      expect(html).toMatch(/<h2>/);
    },
  );
});

/** Known attacks. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x"onerror="alert(1)"/>',
  '<img/src=`x`onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=1>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><maction actiontype="statusline#http://x" xlink:href="javascript:alert(1)">x</maction></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="https:javascript:alert(1)">x</a>',
  '<a href="https://a.test" onclick="alert(1)" style="x" target="_top" rel="opener">x</a>',
  '<a href="https://a.test/&quot; onmouseover=&quot;alert(1)">x</a>',
  '<a href=\'https://a.test/" onmouseover="alert(1)\'>x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<style>@import "javascript:alert(1)";</style>',
  '<link rel="stylesheet" href="//evil.test/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="//evil.test/">',
  '<body onload=alert(1)>',
  '<html><head><title><img src=x onerror=alert(1)></title></head></html>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<title></title><script>alert(1)</script>',
  '<template><script>alert(1)</script></template>',
  '<xmp><script>alert(1)</script></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p id="__proto__" name="constructor" slot="x" is="evil-x">x</p>',
  '<img src=1 name=getElementById><form id=x><input name=attributes></form>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '<p>\u0000<scr\u0000ipt>alert(1)</script></p>',
  '<p><object><p>x</p></object></p>',
  '<a href="https://a.test"><table><a href="https://b.test">x</a></table></a>',
  '<<script>>alert(1)<</script>>',
  '<x onclick=alert(1)><constructor><__proto__><toString>x',
  '</p></br></h1><//script>',
  '<p/onclick=alert(1)>x',
];

describe('known attacks', () => {
  test.each(ATTACKS)('%j has no effect', (html) => {
    expectSafe(html);
    expect(sanitise(html)).not.toBeNull();
  });

  test('have no effect one after another or nested', () => {
    expectSafe(ATTACKS.join('\n'));
    for (const outer of ATTACKS) expectSafe(outer.replace('x', () => ATTACKS.slice(0, 12).join('')));
  });
});

const piece = fc.oneof(
  fc.constantFrom(...ATTACKS),
  fc.constantFrom(...SAFE_TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
  fc.constantFrom(
    '<div>',
    '</div>',
    '<table>',
    '<tr><td>',
    '</table>',
    '<svg>',
    '</svg>',
    '<math>',
    '<mtext>',
    '<style>',
  ),
  fc.constantFrom(
    '<form>',
    '</form>',
    '<select>',
    '<option>',
    '<template>',
    '</template>',
    '<title>',
    '<button>',
    '<nobr>',
  ),
  fc.constantFrom(
    '<!--',
    '-->',
    '<',
    '>',
    '"',
    "'",
    '&',
    '&lt;',
    '&#x3c;',
    '\n',
    '<a href="',
    "<p title='",
    '<li><dd>',
  ),
  fc.string({ maxLength: 8 }),
);

describe('any input', () => {
  test('gives output with allowed markup only, which sanitising again does not change', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => expectSafe(pieces.join(''))),
      { numRuns: 250 },
    );
  });

  test('leaves text without markup unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        expect(sanitise(escaped)).toBe(escaped);
      }),
    );
  });
});

describe('depth', () => {
  test.each<[string, string, boolean]>([
    ['a text', '<p>a</p>'.repeat(1_000), false],
    ['paragraphs that nobody closes', '<p>a'.repeat(1_000), false],
    ['items that nobody closes', '<ul><li>a<li><p>b<li>c'.repeat(1) + '<li><p>d'.repeat(1_000), false],
    ['breaks', '<br>'.repeat(1_000), false],
    ['sixty lists in each other', '<ul>'.repeat(60), false],
    ['a hundred lists in each other', '<ul>'.repeat(100), true],
    ['formats that cross', '<b><i></b>'.repeat(100), true],
    ['names that objects inherit', '<constructor><__proto__>', false],
  ])('%s', (_, html, tooDeep) => {
    expect(isTooDeep(html)).toBe(tooDeep);
    expect(sanitise(html) === null).toBe(tooDeep);
  });
});
