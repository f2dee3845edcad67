/**
 * The one script in the head: applies the chosen theme before first paint and marks that scripts run. Its hash is in
 * the CSP, so it must be the same text on every page.
 */
export const HEAD_SCRIPT =
  "(function(d){d.dataset.js='';try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')d.dataset.theme=t}catch(e){}})(document.documentElement)";
