/** Where files are kept, by names such as `3f…c1/8a….jpg`. */
export type Storage = {
  /** Undefined when there is no such file. */
  read: (name: string) => Promise<Buffer | undefined>
  /** The bytes of a file from `start` up to, and without, `end`; fewer at its end. Undefined when there is no such file. */
  readPart: (name: string, start: number, end: number) => Promise<Buffer | undefined>
  /** Once it resolves, the file is kept. */
  write: (name: string, bytes: Buffer, type: string) => Promise<void>
  /** The same for a file on disk, which is never in memory whole. */
  writeFrom: (name: string, path: string, type: string) => Promise<void>
  /** The names of all files. One that is written or removed meanwhile may be among them or not. */
  names: () => AsyncIterable<string>
  /** A file that is missing counts as removed. */
  remove: (name: string) => Promise<void>
  /** Removes everything whose name begins with the key and a slash. */
  removeAll: (key: string) => Promise<void>
}

/** The part of names before the slash. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9]{1,40}$/.test(key)) throw new TypeError(`${JSON.stringify(key)} is not the key of a file`)
  return key
}

const names = /^[a-z0-9]{1,40}\/[a-z0-9]{1,64}\.[a-z0-9]{2,5}$/

export const isName = (name: string): boolean => names.test(name)

/** Names are made by the shop; one that could lead elsewhere is a fault. */
export function checkedName(name: string): string {
  if (!isName(name)) throw new TypeError(`${JSON.stringify(name)} is not the name of a file`)
  return name
}
