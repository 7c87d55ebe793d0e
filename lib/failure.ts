/** Something a person can put right; the message is all they see. */
export class Failure extends Error {}
