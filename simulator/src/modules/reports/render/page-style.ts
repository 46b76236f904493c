/** The style of report pages: dark on a screen that is dark, black on white on paper, A4 with repeated heads. */
export const REPORT_STYLE = `
main{max-width:none}
header.head{display:grid;gap:.5rem}
.head .operator{color:var(--soft);font-weight:600;margin:0}
.head dl{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
.head dl div{display:flex;gap:.5rem}
.tools{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.75rem}
.tools[hidden]{display:none}
.tools button,.newer button{width:auto}
.newer{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem}
.newer:empty{display:none}
h2{margin:2rem 0 .5rem}
h3{font-size:1rem;margin:1.25rem 0 .5rem}
.wide{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{padding:.375rem .625rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
th{white-space:nowrap}
td{max-width:22rem;overflow-wrap:anywhere}
.n{text-align:right;white-space:nowrap}
.s{white-space:nowrap}
thead th{background:var(--page);position:sticky;top:0}
th:first-child,td:first-child{position:sticky;left:0;background:var(--card)}
thead th:first-child{background:var(--page);z-index:1}
tr.sub th,tr.sub td{font-weight:600;border-bottom:2px solid var(--line)}
tr.total th,tr.total td{font-weight:700;border-top:2px solid var(--ink);border-bottom:0;background:var(--page)}
.sheet{max-width:32rem}
.empty{padding:1rem;margin:0;color:var(--soft)}
.notes{color:var(--soft);font-size:.875rem}
a{color:inherit}
figure{margin:0 0 .75rem}
figcaption{font-size:.875rem;color:var(--soft)}
svg{display:block;width:100%;height:auto;max-height:16rem}
svg .bar{fill:var(--go)}
svg .minus{fill:var(--warn)}
svg .axis{stroke:var(--soft)}
svg text{fill:var(--soft);font-size:11px}
@page{size:A4 landscape;margin:14mm 12mm;@bottom-right{content:"Page " counter(page) " of " counter(pages);font:9pt sans-serif}}
@media print{
:root{color-scheme:light;--page:#fff;--card:#fff;--ink:#000;--soft:#000;--line:#999;--go:#444;--warn:#888}
body{font-size:9pt}
main{padding:0}
table{font-size:8pt}
th,td{padding:.15rem .35rem}
thead th,th:first-child,td:first-child{position:static}
.tools,.newer{display:none}
.wide{overflow:visible;border:0}
tr,figure{break-inside:avoid}
h2,h3{break-after:avoid}
a{text-decoration:none}
}
`;
