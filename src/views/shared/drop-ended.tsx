/**
 * Runs while the page is read, before it is painted: hides what has ended since the build, so that the list
 * does not move when the page comes alive. Elements name their last instant in `data-ends`.
 */
const SCRIPT =
  '<script>document.querySelectorAll("[data-ends]").forEach(function(e){e.hidden=Date.parse(e.dataset.ends)<=Date.now()})</script>'

/**
 * Stands right after the list. As inner HTML it runs only in the server's page; after a client-side navigation
 * the view itself leaves out what has ended.
 */
export function DropEnded() {
  return <div hidden dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
