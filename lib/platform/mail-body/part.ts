/** A picture by its address in the catalogue, and what stands for it where pictures are not shown. */
export type MailPicture = { src: string; alt: string }

/** A mail as a description, from which its HTML and its text are written. */
export type Part =
  | { kind: 'title' | 'heading'; text: string }
  | {
      kind: 'text' | 'small'
      text: string
      /** The end of the text, with its language (BCP 47) where that is another than the mail's. */
      end?: { text: string; lang?: string | undefined }
    }
  | { kind: 'button'; text: string; href: string }
  /** What a mail offers besides, which is not to be pressed by mistake. */
  | { kind: 'link'; text: string; href: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | {
      kind: 'lines'
      rows: readonly {
        title: string
        details: readonly string[]
        amount: string
        picture?: MailPicture | undefined
      }[]
    }
  | { kind: 'sums'; rows: readonly { label: string; amount: string; isStrong?: boolean }[] }
  | {
      /** A gift card: its words in the order in which they are read, and its code. */
      kind: 'card'
      picture?: MailPicture | undefined
      heading: string
      amount: string
      message: string
      /** Who has written the message. */
      from: string
      code: readonly [label: string, value: string]
    }
  | { kind: 'columns'; columns: readonly { heading: string; lines: readonly string[] }[] }

export type MailBody = {
  /** BCP 47. */
  language: string
  subject: string
  parts: readonly Part[]
  /** The name that mail programs show as that of its sender. */
  sender: string
  /** Who sends it. */
  foot: readonly string[]
}
