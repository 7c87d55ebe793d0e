"use client"

import { useEffect, useRef, useState } from "react"
import { keepHere, keptHere } from "../staff/kept-here"

/** Under which name this device keeps whether it rings. */
const KEPT = "forno:kitchen-sound"

const ON = "on"

/** Two notes, a fifth apart: frequencies in hertz, and when each begins, in seconds. */
const NOTES = [
  [660, 0],
  [990, 0.18],
] as const
/** How long one takes to fade, in seconds. */
const FADES = 0.7
/** An exponential ramp never comes to nothing. */
const SILENCE = 0.0001

function ringIn(context: AudioContext): void {
  for (const [hertz, after] of NOTES) {
    const at = context.currentTime + after
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(SILENCE, at)
    volume.gain.exponentialRampToValueAtTime(0.6, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(SILENCE, at + FADES)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + FADES)
  }
}

export interface Bell {
  isOn: boolean
  /** Browsers let no page be heard that nobody has pressed yet. */
  isHeard: boolean
  turn: (isOn: boolean) => void
  ring: () => void
}

/** A bell that this device remembers to ring. It is heard once when it begins, so that its loudness is known. */
export function useBell(): Bell {
  const [isOn, setIsOn] = useState(false)
  const [isHeard, setIsHeard] = useState(false)
  const sound = useRef<AudioContext>(undefined)

  // Not while rendering: the server that renders it first remembers nothing.
  useEffect(() => setIsOn(keptHere(KEPT) === ON), [])

  useEffect(() => {
    if (!isOn) return
    const context = new AudioContext()
    sound.current = context
    let hasBegun = false
    const look = (): void => {
      const isRunning = context.state === "running"
      setIsHeard(isRunning)
      if (isRunning && !hasBegun) ringIn(context)
      hasBegun ||= isRunning
    }
    const wake = (): void => {
      if (context.state !== "running") void context.resume()
    }
    context.addEventListener("statechange", look)
    document.addEventListener("pointerdown", wake)
    document.addEventListener("keydown", wake)
    look()
    return () => {
      context.removeEventListener("statechange", look)
      document.removeEventListener("pointerdown", wake)
      document.removeEventListener("keydown", wake)
      sound.current = undefined
      void context.close()
      setIsHeard(false)
    }
  }, [isOn])

  return {
    ...{ isOn, isHeard },
    turn(to) {
      keepHere(KEPT, to ? ON : "off")
      setIsOn(to)
    },
    ring() {
      if (sound.current?.state === "running") ringIn(sound.current)
    },
  }
}
