import { KEEP_EARLY_CHANGES } from './early-changes';
import { KEEP_EARLY_INPUT } from './early-input';

/** Name of the meta element that lists the page's scripts, the first one first. */
export const SCRIPTS_META = 'page-scripts';

/**
 * The one script in the head: applies the chosen theme before first paint, and marks that scripts run and whether a
 * situation is stored, so that room is left for what it shows. What is chosen until they run is kept (`early-input.ts`), and what other programs change (`early-changes.ts`). The page is complete without the other scripts, so it loads them after
 * the first paint: until then its text and fonts have the connection and the processor. Where they cannot be loaded, the page is as without scripts. Its hash is in the CSP: the same text on every page.
 *
 * In a browser that is older than the oldest of docs/recipes.md the page is as without scripts from the start: it could not read them, or lacks
 * what they call. What it asks for came with Firefox 128, and with Chrome 111 and Safari 16.4.
 */
export const HEAD_SCRIPT =
  "if(window.CSSPropertyRule&&''.isWellFormed){(function(d){d.dataset.js='';try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')d.dataset.theme=t;if(localStorage.getItem('tussock_situation'))d.dataset.situation=''}catch(e){}})(document.documentElement);" +
  `addEventListener('DOMContentLoaded',function(){${KEEP_EARLY_CHANGES}` +
  "var n='first-contentful-paint',wait=1000;function load(){if(!n)return;n='';" +
  `document.querySelector('meta[name=${SCRIPTS_META}]').content.split(' ').forEach(function(s,i){` +
  "var e=document.createElement(i?'link':'script');if(i){e.rel='modulepreload';e.href=s}else{e.type='module';e.src=s;e.onerror=function(){delete document.documentElement.dataset.js}}document.head.append(e)})}" +
  "try{new PerformanceObserver(function(l){if(l.getEntriesByName(n).length)load()}).observe({type:'paint',buffered:true});" +
  "if(!PerformanceObserver.supportedEntryTypes.includes('paint'))wait=0}catch(e){wait=0}" +
  // Some browsers do not say when they have painted, and some withhold it so that nobody is recognised by it.
  'requestAnimationFrame(function(){setTimeout(load,wait)})});' +
  `${KEEP_EARLY_INPUT}}`;
