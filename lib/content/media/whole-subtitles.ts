/** Subtitles of a film of many hours, in bytes. */
const longest = 2 * 1024 * 1024

const cue = /^(?:\d+:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+(?:\d+:)?\d{2}:\d{2}\.\d{3}(?:[ \t]|$)/m

/** Whether a WebVTT file is text in UTF-8, as the format wants it, with at least one subtitle. */
export function isWholeSubtitles(bytes: Buffer): boolean {
  if (bytes.length > longest || bytes.includes(0)) return false
  try {
    return cue.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n'))
  } catch {
    return false
  }
}
