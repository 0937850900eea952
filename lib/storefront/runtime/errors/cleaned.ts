import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser'
import { pathWithoutPersonalData, withoutPersonalData, withoutTyped } from '@/lib/platform/text'
import { deviceInfo, deviceTags } from '@/lib/storefront/runtime/device'

const isCode = /^[a-z][a-z0-9+.-]*:\/\/.*\.[cm]?[jt]sx?$/i
const nameOfCode = /^[\w$.<>[\] /]{1,200}$/

/** A file of the code keeps its name, by which its lines are found; a page has that of its path. */
function fileOf(filename: string, typed: readonly string[]): string {
  const [file = ''] = filename.split(/[?#]/, 1)
  return isCode.test(file)
    ? file.replace(/\/\/[^/@]*@/, '//')
    : withoutTyped(pathWithoutPersonalData(file), typed)
}

const cleanedFrame = (
  { filename, function: name, lineno, colno, in_app }: StackFrame,
  typed: readonly string[],
): StackFrame => ({
  ...(filename !== undefined && { filename: fileOf(filename, typed) }),
  // Anything else than a name of the code is none.
  ...(name !== undefined && nameOfCode.test(name) && { function: withoutPersonalData(name) }),
  ...(lineno !== undefined && { lineno }),
  ...(colno !== undefined && { colno }),
  ...(in_app !== undefined && { in_app }),
})

const cleanedException = (
  { type, value, mechanism, stacktrace }: Exception,
  typed: readonly string[],
): Exception => ({
  ...(type !== undefined && { type: withoutPersonalData(type) }),
  ...(value !== undefined && { value: withoutPersonalData(value, typed) }),
  ...(mechanism && { mechanism: { type: 'generic', handled: mechanism.handled ?? true } }),
  ...(stacktrace?.frames && {
    stacktrace: { frames: stacktrace.frames.map((frame) => cleanedFrame(frame, typed)) },
  }),
})

/** Without the query and the fragment, which may hold keys. */
const pageAddress = ({ origin, pathname }: Location, typed: readonly string[]) =>
  origin + withoutTyped(pathWithoutPersonalData(pathname), typed)

/**
 * The report as it leaves the browser: what failed, where in the code and on which page. Who was there is not in it, nor
 * what is `typed` into the fields of the page. A field that is not named here is left out.
 */
export function cleaned(event: ErrorEvent, typed: readonly string[] = []): ErrorEvent {
  const { type, event_id, timestamp, level, platform, release, environment, sdk, message, exception } = event
  const known = { event_id, timestamp, level, platform, release, environment, sdk }
  const present = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
  return {
    type,
    ...present,
    ...(message !== undefined && { message: withoutPersonalData(message, typed) }),
    ...(exception?.values && {
      exception: { values: exception.values.map((each) => cleanedException(each, typed)) },
    }),
    tags: deviceTags(deviceInfo(navigator.userAgent)),
    request: { url: pageAddress(window.location, typed) },
  }
}
