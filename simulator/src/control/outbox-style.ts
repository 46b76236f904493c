/** Styles of the outbox, on top of those of every small page. */
export const OUTBOX_STYLE = `
body main{max-width:60rem}
header p{color:var(--soft)}
h1{overflow-wrap:anywhere}
.tools{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin-top:1rem}
.search{display:grid;grid-template-columns:1fr auto;gap:.25rem .5rem;flex:1 1 20rem}
.search label{grid-column:1/-1}
.search input{font:inherit;min-height:2.75rem;min-width:0;padding:.5rem .75rem;border-radius:.5rem;border:1px solid var(--soft);background:var(--card);color:var(--ink)}
.tools button,.tools .button,.between .button{width:auto}
.tools button:disabled{color:var(--soft);cursor:default}
.aside{display:flex;flex-wrap:wrap;gap:.5rem}
.mails{list-style:none;margin:1rem 0 0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:.75rem;overflow:hidden}
.mails li+li{border-top:1px solid var(--line)}
.mails a{display:grid;grid-template-columns:1fr auto;gap:.125rem .75rem;padding:.75rem 1.25rem;color:inherit;text-decoration:none;border-left:.25rem solid transparent}
.mails a:hover{background:var(--page)}
.mails a:focus-visible{outline-offset:-3px}
.mails .unread a{border-left-color:var(--go)}
.subject{overflow-wrap:anywhere}
.unread .subject{font-weight:700}
.mark{font-size:.8125rem;font-weight:700;color:var(--go);border:1px solid var(--go);border-radius:1rem;padding:0 .5rem;align-self:start;justify-self:end}
.meta,.snippet{color:var(--soft);font-size:.9375rem;overflow-wrap:anywhere}
.meta{grid-column:1}
.meta+.meta{grid-column:2;text-align:right}
.snippet{grid-column:1/-1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.between{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:space-between;align-items:center;margin:1rem 0}
.between span{display:flex;gap:.5rem}
.total{color:var(--soft)}
iframe{display:block;width:100%;height:22rem;resize:vertical;border:1px solid var(--line);border-radius:.5rem;background:#fff;color-scheme:light}
pre{margin:0;font:.9375rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
pre a{color:var(--go)}
@media (max-width:40rem){.meta+.meta{grid-column:1;text-align:left}.mails a{padding:.75rem 1rem}.search,.aside,.aside form{flex-basis:100%}.aside>*{flex:1}.aside button{width:100%}}
`;
