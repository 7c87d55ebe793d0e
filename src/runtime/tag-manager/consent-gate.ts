/** Where the guest's choice is kept on the device. */
const KEY = "tag-consent"

/**
 * The script that stands in the place of the tag manager's own: no tag host is asked for anything before the guest has
 * agreed. It speaks Google's consent mode (developers.google.com/tag-platform/security/guides/consent): denied by
 * default, before all else; what was agreed to before the container is loaded. Of what was told until then only the page
 * the guest is on is told again. `window.tagConsent` is its other end (consent.ts).
 * @param snippet loads the container, as gatsby-plugin-google-tagmanager writes it
 */
export const consentGate = (snippet: string): string =>
  [
    "(function(w){",
    "var l=w.dataLayer=w.dataLayer||[],loaded=0;",
    // Google's functions know a command by its being an `arguments` object.
    "function tell(){l.push(arguments)}",
    'function of(c){var s=c.statistics?"granted":"denied",m=c.marketing?"granted":"denied";',
    "return{analytics_storage:s,ad_storage:m,ad_user_data:m,ad_personalization:m}}",
    "function apply(c){",
    'tell("consent","update",of(c));',
    "if(loaded||!(c.statistics||c.marketing))return;loaded=1;",
    `${snippet}}`,
    'tell("consent","default",of({}));',
    "var g=w.tagConsent={choice:null,choose:function(c){",
    `g.choice=c;try{localStorage.setItem("${KEY}",JSON.stringify(c))}catch(e){}`,
    // What has been loaded cannot be unloaded.
    "if(loaded&&!(c.statistics&&c.marketing))return location.reload();",
    'var v=l.filter(function(e){return e.event==="viewPage"&&e.path===location.pathname}).pop(),first=!loaded;',
    "if(first)l.splice(1,l.length);",
    "apply(c);if(first&&v)l.push(v)}};",
    `try{g.choice=JSON.parse(localStorage.getItem("${KEY}"))}catch(e){}`,
    "if(g.choice)apply(g.choice)",
    "})(window);",
  ].join("")
