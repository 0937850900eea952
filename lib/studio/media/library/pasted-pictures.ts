/** `2026-11-30 19.15.07` in the time zone of the browser: a moment that every system takes in the name of a file. */
const moment = new Intl.DateTimeFormat('sv-SE', {
  ...{ dateStyle: 'short', timeStyle: 'medium' },
  timeZone: undefined,
})
const momentOf = (at: Date) => moment.format(at).replaceAll(':', '.')

/** As browsers call whatever is pasted. */
const nameless = /^(?:image|blob|unnamed)?(?:\.[a-z]+)?$/i

type Pasted = Pick<DataTransfer, 'getData' | 'files'>

/**
 * The pictures of a clipboard that holds no words beside them: text processors and sheets put a picture of what was copied
 * beside its words. One without a name of its own gets `name` and its moment, so that it is found again.
 */
export function pastedPictures(data: Pasted | null, name: string): File[] {
  if (data?.getData('text/plain').trim() !== '') return []
  return [...data.files]
    .filter(({ type }) => type.startsWith('image/'))
    .map((file) => {
      if (!nameless.test(file.name)) return file
      const [extension = ''] = file.type.slice('image/'.length).split('+')
      const { lastModified, type } = file
      return new File([file], `${name} ${momentOf(new Date(lastModified))}.${extension}`, {
        type,
        lastModified,
      })
    })
}
