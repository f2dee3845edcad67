/**
 * The one script in the head: applies the chosen theme before first paint, and marks that scripts run and whether a
 * situation is stored, so that room is left for what it shows. Its hash is in the CSP: the same text on every page.
 */
export const HEAD_SCRIPT =
  "(function(d){d.dataset.js='';try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')d.dataset.theme=t;if(localStorage.getItem('tussock_situation'))d.dataset.situation=''}catch(e){}})(document.documentElement)";
