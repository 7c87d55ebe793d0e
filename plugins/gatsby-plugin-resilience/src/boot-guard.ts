import type { Settings } from "./settings"

/** Those that Gatsby writes into every page: `app-<hash>.js`. */
const STARTING_SCRIPTS = /\/(app|framework|webpack-runtime)-[0-9a-f]+\.js/

/**
 * The script in each page's head that watches over the scripts that start the site: it cannot be one of them. One
 * that fails reloads the page, once a session; then, or when they do not start in time, the page says so and stays
 * as it was built. Written for any browser, and kept small: it is in every page.
 */
export const bootGuard = ({ timeLimit, text }: Settings): string =>
  [
    "(function(w,d){",
    "var said;",
    "function started(){return w.___loader}",
    "function say(){",
    "if(said||started())return;said=1;",
    'var r=d.createElement("div"),n=d.createElement("div"),p=d.createElement("p"),b=d.createElement("button");',
    'r.className="notices";r.setAttribute("role","status");n.className="notice notice--try-again";n.setAttribute("data-notice","try-again");',
    'p.className="notice__text";b.className="notice__action";b.type="button";b.onclick=function(){location.reload()};',
    "d.body.appendChild(r);",
    `p.textContent=${inScript(text.failed)};b.textContent=${inScript(text.tryAgain)};`,
    "n.appendChild(p);n.appendChild(b);r.appendChild(n)}",
    "function fail(e){",
    // A script that did not come is an error of its element, one that cannot be read an error of the window.
    'var t=e.target,s=t===w?e.filename:t.tagName==="SCRIPT"&&t.src;',
    `if(!s||started()||!${STARTING_SCRIPTS}.test(s))return;`,
    'try{var k="resilience-reloads",c="boot "+location.pathname,l=JSON.parse(sessionStorage.getItem(k)||"[]");',
    "if(l.indexOf(c)<0){l.push(c);sessionStorage.setItem(k,JSON.stringify(l));location.reload();return}}catch(x){}",
    'd.readyState==="loading"?d.addEventListener("DOMContentLoaded",say):say()}',
    'w.addEventListener("error",fail,true);',
    `setTimeout(say,${timeLimit})`,
    "})(window,document)",
  ].join("")

/** A string that cannot end the script it stands in. */
const inScript = (value: string): string => JSON.stringify(value).replace(/</g, "\\u003c")
