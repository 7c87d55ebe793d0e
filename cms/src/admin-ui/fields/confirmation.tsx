"use client"

import { useDocumentInfo, useField, useForm, useFormProcessing } from "@payloadcms/ui"
import { useState } from "react"
import { answersIn, answerTo, CONFIRMED, isQuestion } from "../../questions/question"
import { inputId } from "./field-frame"

interface ConfirmationProps {
  path: string
  /** What is asked about: with another value the answer no longer holds. */
  value: string | number
}

/** Where the CMS has asked whether a value is meant: the answer, for this value alone. */
export function Confirmation({ path, value }: ConfirmationProps) {
  const { errorMessage, valid } = useField({ path })
  const { value: confirmed, setValue } = useField<unknown>({ path: CONFIRMED })
  const { dispatchFields } = useForm()
  // As every field: what is ticked while a save is on its way would be lost with its answer.
  const isSaving = useFormProcessing()
  const savedAt: unknown = useDocumentInfo().data?.updatedAt
  const [asked, setAsked] = useState<{ answer: string; question: string; savedAt: unknown }>()
  const answer = answerTo(path, value)
  const answers = answersIn(confirmed)
  // What was saved since is no question any more.
  const isOpen = asked?.answer === answer && asked.savedAt === savedAt
  // The form forgets what the server said as soon as anything is changed; the question still stands.
  if (valid === false && errorMessage && isQuestion(errorMessage) && !isOpen) {
    setAsked({ answer, question: errorMessage, savedAt })
  }
  const isConfirmed = answers.includes(answer)
  const question = isOpen ? asked.question : undefined
  if (!question && !isConfirmed) return null
  const id = `${inputId(path)}-confirmed`
  return (
    <div className="confirmation">
      {question && <p id={`${id}-question`}>{question}</p>}
      <input
        aria-describedby={`${id}-question`}
        checked={isConfirmed}
        disabled={isSaving}
        id={id}
        onChange={({ target }) => {
          const others = answers.filter((other) => other !== answer)
          setValue(target.checked ? [...others, answer] : others)
          if (target.checked) dispatchFields({ type: "UPDATE", path, valid: true })
        }}
        type="checkbox"
      />
      <label htmlFor={id}>It is right as it stands.</label>
    </div>
  )
}
