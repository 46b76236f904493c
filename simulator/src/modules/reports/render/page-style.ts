import { selectCells } from './column-classes.ts';

/**
 * The style of report pages: follows dark mode on screen; on paper it is black on white A4,
 * and every page repeats the headers of its table.
 */
export const REPORT_STYLE = `
main{max-width:none;padding:1.5rem clamp(1rem,3vw,2.5rem) 3rem}
.head{display:flex;flex-wrap:wrap;align-items:flex-end;justify-content:space-between;gap:1rem 1.5rem;padding-bottom:1rem;border-bottom:2px solid var(--go)}
.head h1{font-size:1.75rem}
.head .operator{color:var(--soft);font-size:.875rem;font-weight:600;margin:0}
.head dl{display:flex;flex:1 0 100%;flex-wrap:wrap;gap:.5rem 2rem;font-size:.875rem}
.head dt{font-size:.75rem}
.head dd{font-weight:600}
.tools{display:flex;flex-wrap:wrap;gap:.5rem}
.tools[hidden]{display:none}
.tools button,.newer button{width:auto;min-height:2.5rem;padding:.375rem .875rem;font-size:.875rem}
.tools button:hover,.newer button:hover{border-color:var(--go);color:var(--go)}
.newer{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem}
.newer.note{margin-top:1rem}
.newer:empty{display:none}
h2{font-size:1.25rem;margin:2.5rem 0 0;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:1.75rem 0 .5rem}
.wide{width:fit-content;max-width:100%;max-height:85vh;overflow:auto;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
table{border-collapse:separate;border-spacing:0;min-width:min(28rem,100%);font-size:.8125rem;line-height:1.35;font-variant-numeric:tabular-nums}
th,td{padding:.4375rem .75rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
tr:last-child>*{border-bottom:0}
th{white-space:nowrap}
td{min-width:6.5rem;max-width:22rem;overflow-wrap:break-word}
.n,${selectCells('n')}{text-align:right;min-width:0;white-space:nowrap}
.s,${selectCells('s')}{min-width:0;white-space:nowrap}
.n+:not(.n),${selectCells('a')}{padding-left:var(--after-number,1.25rem)}
thead th{background:var(--page);position:sticky;top:0;z-index:1;font-size:.75rem;color:var(--soft);border-bottom:1px solid var(--soft)}
th:first-child,td:first-child{position:sticky;left:0;background:var(--card)}
thead th:first-child{background:var(--page);z-index:2}
th[colspan]:not([colspan='1']){position:static}
th[colspan] span{position:sticky;left:.75rem;display:inline-block}
tbody tr:hover>*{background:var(--page)}
tr.sub>*,tr.sub>:first-child{font-weight:600;background:var(--page)}
tr.total>*,tr.total>:first-child{font-weight:700;border-top:2px solid var(--ink);background:var(--page)}
.sheet th{font-weight:400}
.empty{padding:2rem 1.25rem;margin:1.5rem 0 0;color:var(--soft);text-align:center;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
.notes{max-width:60rem;margin-top:2rem;color:var(--soft);font-size:.8125rem}
a{color:var(--go)}
figure{max-width:60rem;margin:0 0 .75rem;padding:.75rem 1rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
figcaption{margin-bottom:.5rem;font-size:.8125rem;font-weight:600;color:var(--soft)}
svg{display:block;width:100%;height:auto}
svg .bar{fill:var(--go)}
svg .minus{fill:var(--warn)}
svg .grid{stroke:var(--line)}
svg .axis{stroke:var(--soft)}
svg text{fill:var(--soft);font-size:10px}
svg .tick{text-anchor:end}
svg .name{text-anchor:middle}
@media (max-width:40rem){
main{padding:1rem 1rem 2rem}
.head dl{gap:.375rem 1.25rem}
th:first-child,td:first-child{box-shadow:1px 0 var(--line)}
td:first-child{max-width:9rem}
}
@page{size:A4 landscape;margin:12mm 10mm 14mm;@bottom-right{content:counter(page) " / " counter(pages);font:8pt sans-serif}}
@media print{
:root{color-scheme:light;--page:#fff;--card:#fff;--ink:#000;--soft:#222;--line:#bbb;--go:#444;--warn:#888}
body{font-size:9pt;line-height:1.3}
main{padding:0}
.head{border-bottom-color:#000;padding-bottom:.5rem}
.head h1{font-size:15pt}
.head dl{font-size:8pt;gap:.25rem 1.5rem}
.head dt{font-size:7pt}
figcaption{font-size:8pt}
table{font-size:8pt}
table.many{font-size:6.5pt}
table.many :is(th,td){padding-inline:.2rem}
table.many{--after-number:.6rem}
th,td{padding:.15rem .35rem}
td{min-width:0;max-width:none}
thead th{font-size:inherit;color:#000;vertical-align:bottom;border-bottom-color:#000}
thead :is(th,.n,.s){white-space:normal}
thead th,th:first-child,td:first-child{position:static}
.tools,.newer{display:none}
.wide{width:auto;max-height:none;overflow:visible;border:0}
.wide table{min-width:0}
table.many{width:100%}
tr,figure{break-inside:avoid}
tr.total,tr.sub{break-before:avoid}
figure{max-width:none;border:0;padding:0}
svg{max-width:190mm}
h2,h3{break-after:avoid}
h2{font-size:12pt;margin-top:1.25rem}
h3{font-size:10pt;margin:.75rem 0 .25rem}
.notes{margin-top:1rem;font-size:8pt}
a{color:inherit;text-decoration:none}
}
`;
