import { formId } from "../../../shared/submissions/form-ids"
import { FORM_META } from "../../../shared/submissions/form-meta"
import { type FormSlug } from "../../../shared/submissions/kinds"
import { draftName } from "./form-storage"

/**
 * Values by field, as `readDraft` reads them. With the key that a form is sent under: what is sent by the HTML alone stays here,
 * and is the same message where it is sent once more.
 */
const KEEP = [
  "(function(f,n){function draft(){try{return JSON.parse(sessionStorage.getItem(n))||{}}catch(e){return{}}}",
  "var d=draft();for(var k in d){var c=f.elements.namedItem(k);",
  'if(c&&c.type!=="file"&&c.value==="")c.value=d[k]}',
  `var key=f.elements.namedItem("${FORM_META.key}");`,
  'f.addEventListener("input",function(e){var t=e.target,d=draft();',
  "if(!key.value)key.value=[].map.call(crypto.getRandomValues(new Uint8Array(16)),",
  'function(b){return(b+256).toString(16).slice(1)}).join("");d[key.name]=key.value;',
  'd[t.name]=t.type==="file"?t.files.length?t.files[0].name:"":t.value;',
  "try{sessionStorage.setItem(n,JSON.stringify(d))}catch(e){}})",
  '})(document.currentScript.closest("form"),',
].join("")

/**
 * On one bar of signal somebody types, and loads the page anew, before any script has come: so the HTML itself keeps each
 * field that is typed in, and puts it back where it is empty. The last part of its form; as inner HTML it runs only in the
 * server's page.
 */
export function KeepEarly({ slug, page }: { slug: FormSlug; page: string }) {
  const name = JSON.stringify(draftName(formId(slug), page)).replaceAll("<", "\\u003c")
  return <span hidden dangerouslySetInnerHTML={{ __html: `<script>${KEEP}${name})</script>` }} />
}
