import { linkedParts, type MessagePart } from '@/lib/studio/comments/client'

/** The words of a comment, with its links and the people whom it mentions. */
export function MessageWords({ message }: { message: readonly MessagePart[] }) {
  const parts = message.flatMap((part) =>
    part.type === 'mention'
      ? [{ text: `@${part.attrs.label}`, isMention: true, href: undefined }]
      : linkedParts(part.text).map(({ text, href }) => ({ text, href, isMention: false })),
  )
  return (
    <p className="whitespace-pre-wrap break-words">
      {parts.map(({ text, href, isMention }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        if (isMention) return <strong key={index}>{text}</strong>
        return href === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
          <a key={index} href={href} target="_blank" rel="noopener nofollow">
            {text}
          </a>
        )
      })}
    </p>
  )
}
