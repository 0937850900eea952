import { type TransferCode, transferPicture } from '@/lib/shop/order-papers'

type Props = { code: TransferCode; name: string; words: string }

/** The code of a transfer as a picture to keep: nobody can scan the screen of the phone in their own hand. */
export function SaveCode({ code, name, words }: Props) {
  const picture = transferPicture(code).toString('base64')
  return (
    <a
      download={name}
      href={`data:image/png;base64,${picture}`}
      className="inline-flex min-h-11 items-center text-small underline underline-offset-4 print:hidden"
    >
      {words}
    </a>
  )
}
