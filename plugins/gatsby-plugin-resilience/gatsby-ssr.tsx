import type { GatsbySSR } from "gatsby"
import { bootGuard } from "./src/boot-guard"
import type { Settings } from "./src/settings"

export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = (
  { setHeadComponents },
  options,
) => {
  if (process.env.NODE_ENV !== "production") return
  const script = bootGuard(options as unknown as Settings)
  setHeadComponents([<script key="boot-guard" dangerouslySetInnerHTML={{ __html: script }} />])
}
