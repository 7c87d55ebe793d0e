import { requiredEnv } from "../browser/support/cms"

export interface Reply<Body = unknown> {
  status: number
  body: Body
}

/** A document as far as these tests look at it. */
export type Doc = { id: number } & Record<string, unknown>

export interface List {
  docs: readonly Doc[]
  totalDocs: number
}

export interface GraphqlBody {
  data?: Record<string, unknown> | null
  errors?: readonly {
    message: string
    extensions?: { data?: { errors?: readonly FieldError[] } }
  }[]
}

export interface FieldError {
  path: string
  message: string
}

interface Refusal {
  errors?: readonly { message: string; data?: { errors?: readonly FieldError[] } }[]
}

type Method = "GET" | "POST" | "PATCH" | "DELETE"

/** Somebody at the CMS's door, with or without what opens it. */
export class CmsVisitor {
  constructor(
    private readonly origin: string,
    private readonly authorization?: string,
  ) {}

  /** @param path below `/api/`, with its query */
  rest<Body = unknown>(method: Method, path: string, data?: object): Promise<Reply<Body>> {
    const body = data === undefined ? undefined : JSON.stringify(data)
    return this.send<Body>(method, path, body, { "content-type": "application/json" })
  }

  get<Body = List>(path: string): Promise<Reply<Body>> {
    return this.rest<Body>("GET", path)
  }

  upload(file: File, data: object): Promise<Reply<{ doc?: Doc } & Refusal>> {
    const form = new FormData()
    form.set("file", file)
    form.set("_payload", JSON.stringify(data))
    return this.send("POST", "media", form)
  }

  async graphql(query: string): Promise<GraphqlBody> {
    const { body } = await this.rest<GraphqlBody>("POST", "graphql", { query })
    return body
  }

  /** @throws Error where the CMS refuses: for what a test only prepares. */
  async prepare(method: Method, path: string, data: object): Promise<Doc> {
    const { status, body } = await this.rest<{ doc?: Doc }>(method, path, data)
    if (status >= 300 || !body.doc) {
      throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`)
    }
    return body.doc
  }

  /** The one document that a query finds. */
  async find(path: string): Promise<Doc> {
    const { body } = await this.get(path)
    const [doc] = body.docs
    if (!doc) throw new Error(`${path} found nothing`)
    return doc
  }

  /** The file's bytes and type, from an address as documents carry them. */
  file(url: string): Promise<Response> {
    return fetch(new URL(url, this.origin), { headers: this.headers() })
  }

  private headers(more: Record<string, string> = {}): Record<string, string> {
    return this.authorization ? { ...more, authorization: this.authorization } : more
  }

  async send<Body>(
    method: Method,
    path: string,
    body: BodyInit | undefined,
    headers: Record<string, string> = {},
  ): Promise<Reply<Body>> {
    const response = await fetch(`${this.origin}/api/${path}`, {
      method,
      headers: this.headers(body instanceof FormData ? {} : headers),
      ...(body === undefined ? {} : { body }),
    })
    return { status: response.status, body: (await response.json()) as Body }
  }
}

export async function signIn(
  origin: string,
  email = requiredEnv("CMS_ADMIN_EMAIL"),
  password = requiredEnv("CMS_ADMIN_PASSWORD"),
): Promise<CmsVisitor> {
  const { body } = await new CmsVisitor(origin).rest<{ token?: string }>("POST", "users/login", {
    email,
    password,
  })
  if (!body.token) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`)
  return new CmsVisitor(origin, `JWT ${body.token}`)
}

export const withKey = (origin: string): CmsVisitor =>
  new CmsVisitor(origin, `api-clients API-Key ${requiredEnv("CMS_API_KEY")}`)

export const PASSWORD = "flour-water-salt-time"

/** A person of that role, made by an admin. */
export async function newPerson(
  origin: string,
  admin: CmsVisitor,
  role: "editor" | "venueManager",
  venues: readonly number[] = [],
): Promise<CmsVisitor> {
  const email = `${role.toLowerCase()}@quattrocento.example`
  await admin.prepare("POST", "users", { email, password: PASSWORD, role, venues })
  return signIn(origin, email, PASSWORD)
}

/** What a refused write says: about its fields, or as a whole. */
export function complaints({ body }: Reply): readonly FieldError[] {
  const { errors = [] } = body as Refusal
  return errors.flatMap(({ message, data }) => data?.errors ?? [{ path: "", message }])
}
