const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that cannot end the script element that it is written into; `null` for what JSON cannot express. */
export function jsonForScript(value: unknown): string {
  const json: string | undefined = JSON.stringify(value)
  return (json ?? 'null').replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)
}
