/** An option whose name explains itself behind a colon, in words: a list that is closed shows the name alone. */
export function optionWords(label: string): { name: string; more: string | undefined } {
  const [, name, more] = /^([^:]*[^:\s])\s?:\s(\p{L}\S*\s.*)$/su.exec(label) ?? []
  return name !== undefined && more !== undefined
    ? { name, more: more.charAt(0).toUpperCase() + more.slice(1) }
    : { name: label, more: undefined }
}
