import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from "payload"
import { checkPassword } from "../../validation/password"

/** Whoever sets the CMS up must be able to add the others. */
export const makeFirstUserAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== "create") return data
  const { totalDocs } = await req.payload.count({ collection: "users", req })
  return totalDocs === 0 ? { ...data, role: "admin" } : data
}

const MAY_TAKE_ADMINS: readonly string[] = ["update", "updateByID", "delete", "deleteByID"]

/**
 * At the end of the operation and before its transaction is committed: its own changes are written, and nobody else can
 * write until it ends. Two admins who demote each other come one after the other, and many changed at once count as one.
 */
export const keepAnAdmin: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (!MAY_TAKE_ADMINS.includes(operation)) return result
  const { totalDocs } = await req.payload.count({
    collection: "users",
    req,
    where: { role: { equals: "admin" } },
  })
  if (totalDocs > 0) return result
  throw new APIError(
    "Nobody would be an admin any more. Make someone else an admin first.",
    409,
    undefined,
    true,
  )
}

function refusePassword(message: string): never {
  throw new ValidationError({ collection: "users", errors: [{ path: "password", message }] })
}

/** Payload itself accepts three characters. */
export const checkNewPassword: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const password: unknown = data?.password
  if (typeof password !== "string") return data
  const email: unknown = data?.email ?? originalDoc?.email
  const verdict = checkPassword(password, typeof email === "string" ? email : "")
  if (verdict !== true) refusePassword(verdict)
  return data
}

/** Here Payload hashes the new password before any other hook sees it. */
export const checkResetPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== "resetPassword" || !("data" in args)) return
  const { password } = args.data as { password?: unknown }
  const verdict = typeof password === "string" ? checkPassword(password, "") : true
  if (verdict !== true) refusePassword(verdict)
}
