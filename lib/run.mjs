import { runProgram } from "../shared/programs.mjs"
import { programs } from "./own-programs.mjs"

/** `node lib/run.mjs <file>.ts …` runs a program of this project. */
await runProgram(programs)
