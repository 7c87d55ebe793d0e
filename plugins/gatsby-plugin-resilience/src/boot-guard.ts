import type { Settings } from "./settings"

/** Those that Gatsby writes into every page: `app-<hash>.js`. */
const STARTING_SCRIPTS = /\/(app|framework|webpack-runtime)-[0-9a-f]+\.js/

/** Set in the window when React has taken over: from then on the router follows the history. */
export const LIVE = "___live"

/**
 * The script in each page's head that watches over the scripts that start the site: it cannot be one of them. One
 * that fails reloads the page, once a session; then, or when they do not start in time, the page says so and stays
 * as it was built. Written for any browser, and kept small: it is in every page.
 */
export const bootGuard = ({ timeLimit, text }: Settings): string =>
  [
    "(function(w,d){",
    "var said,at=location.pathname;",
    "function typed(){",
    'for(var f=d.querySelectorAll("input,textarea"),i=0;i<f.length;i++)',
    // The value of a choice without an attribute is "on", and not its default.
    "if(/^(checkbox|radio)$/.test(f[i].type)?f[i].checked!==f[i].defaultChecked:f[i].value!==f[i].defaultValue)return 1}",
    "function started(){return w.___loader}",
    "function say(){",
    "if(said||started())return;said=1;",
    'var r=d.createElement("div"),n=d.createElement("div"),p=d.createElement("p"),b=d.createElement("button");',
    'r.className="notices";r.setAttribute("role","status");n.className="notice notice--try-again";n.setAttribute("data-notice","try-again");',
    'p.className="notice__text";b.className="notice__action";b.type="button";b.onclick=function(){location.reload()};',
    "d.body.insertBefore(r,d.body.firstChild);",
    `p.textContent=${inScript(text.failed)};b.textContent=${inScript(text.tryAgain)};`,
    "n.appendChild(p);n.appendChild(b);r.appendChild(n)}",
    "function fail(e){",
    // A script that did not come is an error of its element, one that cannot be read an error of the window.
    'var t=e.target,s=t===w?e.filename:t.tagName==="SCRIPT"&&t.src;',
    `if(!s||started()||!${STARTING_SCRIPTS}.test(s))return;`,
    'try{var k="resilience-reloads",c="boot "+location.pathname,l=JSON.parse(sessionStorage.getItem(k)||"[]");',
    "if(l.indexOf(c)<0&&!said&&!typed()){l.push(c);sessionStorage.setItem(k,JSON.stringify(l));location.reload();return}}catch(x){}",
    'd.readyState==="loading"?d.addEventListener("DOMContentLoaded",say):say()}',
    'w.addEventListener("error",fail,true);',
    // Gatsby would go back to the page that it was built for, and nobody renders another before React has taken over.
    `w.addEventListener("popstate",function(){if(!w.${LIVE}&&location.pathname!==at)location.reload()});`,
    // A slow network is no fault: while anything arrives, so may the scripts.
    "function check(){if(started())return;",
    'var e=performance.getEntriesByType("resource"),l=0,i=0;for(;i<e.length;i++)l=Math.max(l,e[i].responseEnd);',
    `var left=${timeLimit}-(performance.now()-l);left>0?setTimeout(check,left):say()}`,
    `setTimeout(check,${timeLimit})`,
    "})(window,document)",
  ].join("")

/** A string that cannot end the script it stands in. */
const inScript = (value: string): string => JSON.stringify(value).replace(/</g, "\\u003c")
