import { createHash } from 'node:crypto';

/** The site's own paper, ink and rules; its fonts only where a reader has them, since this page loads nothing. */
export const STYLE = `:root{color-scheme:light dark;--paper:#fbfaf6;--card:#fff;--ink:#16211c;--muted:#5b665f;--line:#e5e1d6;--pine:#1d4b39;--gold:#8a6116;--gold-soft:#f6edd9}
@media(prefers-color-scheme:dark){:root{--paper:#0f1512;--card:#151d19;--ink:#e9ece7;--muted:#9aa69f;--line:#26302a;--pine:#8fc7a9;--gold:#dcb463;--gold-soft:#2b2416}}
html{scroll-padding-top:1.5rem}
body{font:.9375rem/1.55 "Hanken Grotesk",system-ui,sans-serif;font-variant-numeric:tabular-nums;max-width:64rem;margin:0 auto;padding:1.5rem 1.25rem 5rem;background:var(--paper);color:var(--ink)}
h1,h2{font-family:Newsreader,Georgia,serif;font-weight:500;letter-spacing:-.012em;line-height:1.15}
h1{font-size:2.4rem;margin:1.5rem 0 .75rem}h2{font-size:1.7rem;margin:3.5rem 0 .5rem}
h3{font-size:1rem;margin:0 0 .35rem;overflow-wrap:anywhere;scroll-margin-top:1.5rem}
p{max-width:68ch;margin:.5rem 0}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.15rem 1.35rem;margin:1rem 0}
code{font:.92em ui-monospace,monospace;overflow-wrap:anywhere}
div.table{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:.75rem 0 0;font-size:.875rem}
th,td{text-align:left;vertical-align:top;padding:.4rem .9rem .4rem 0;border-top:1px solid var(--line);font-weight:400}
.notice{padding:.375rem .75rem;margin-bottom:1rem;border-radius:7px;background:var(--gold-soft);color:var(--gold);font-size:.8125rem;font-weight:500;text-align:center}
thead th{font-size:.75rem;color:var(--muted);border-top:0;padding-bottom:.2rem}
.small{font-size:.8125rem;color:var(--muted)}
th,td{overflow-wrap:anywhere}th:first-child{width:11rem}td:nth-child(2){width:15rem}.parameters td:nth-child(2){width:3.5rem}.parameters td:nth-child(3){width:12rem}
@media(max-width:48rem){section{padding-inline:1rem}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}table,tbody{display:block}tr{display:flex;flex-wrap:wrap;gap:0 .75rem;padding-block:.5rem;border-top:1px solid var(--line)}th,td,th:first-child,td:nth-child(2),.parameters td:nth-child(2),.parameters td:nth-child(3){width:auto;max-width:100%;padding:0;border:0}td:not(:last-child){color:var(--muted)}td:last-child{flex-basis:100%}td:empty{display:none}}
nav{columns:18rem;border-block:1px solid var(--line);padding-block:1.1rem}nav div{break-inside:avoid;padding-bottom:.9rem}nav h3{margin:0}
nav ul{margin:0;padding:0;list-style:none}nav li a{display:inline-block;padding:.2rem 0}
a{color:var(--pine);text-underline-offset:.18em;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--pine);outline-offset:2px}`;

/** The page holds one style element and no script: nothing else is allowed to run or load. */
export const REFERENCE_CSP = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
