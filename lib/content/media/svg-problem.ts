import sax from 'sax'
import { type DrawingCost, DrawnParts, mostDrawn, mostPixelMs } from './svg-cost'
import { withoutComments } from './svg-styles'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** What draws. Elements that run, load or embed something are not among them, and neither are links. */
const drawing = new Set(
  `svg g defs symbol use title desc metadata style switch path rect circle ellipse line polyline polygon text tspan
  textPath image linearGradient radialGradient meshgradient stop pattern clipPath mask marker view filter feBlend
  feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

/** What programs for drawing note down about their own windows. No browser does anything with it. */
const notes = [
  /^http:\/\/sodipodi\.sourceforge\.net\//,
  /^http:\/\/www\.inkscape\.org\//,
  /^http:\/\/(?:purl\.org\/dc|creativecommons\.org|web\.resource\.org\/cc)\//,
  /^http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$/,
  /^http:\/\/ns\.adobe\.com\//,
  /^http:\/\/www\.(?:bohemiancoding\.com\/sketch|figma\.com)\//,
  /^http:\/\/www\.serif\.com\/$/,
]

const ownPart = /^\s*#/
const ownPicture = /^\s*data:image\/(?:png|jpe?g|webp|gif);base64,[a-z0-9+/=\s]*$/i

const isLink = (name: string) => name === 'href' || name === 'src'

/** Whether a style or an attribute loads or runs something. An escape sequence could hide a word of it. */
function loads(text: string): boolean {
  const plain = withoutComments(text)
  if (/\\|@import|@font-face|expression\s*\(|javascript:|vbscript:|-moz-binding|behavior\s*:/i.test(plain))
    return true
  const urls = [...plain.matchAll(/(?:url|image-set|image|src)\s*\(\s*(["']?)([^)]*)/gi)]
  return urls.some(([, , target = '']) => !ownPart.test(target))
}

type Attribute = { local: string; value: string }

function attributeProblem({ local, value }: Attribute): string | undefined {
  const name = local.toLowerCase()
  if (name.startsWith('on')) return `the event handler ${local}`
  if (isLink(name))
    return ownPart.test(value) || ownPicture.test(value) ? undefined : 'a link to another address'
  if (name === 'base') return 'a base address'
  return loads(value) ? `something that loads or runs in ${local}` : undefined
}

/** More than any drawing needs. The parser takes time for each of them at each element. */
const mostDepth = 200
const mostNamespaces = 50

/** Ends the reading at the first problem, so that what follows costs nothing. */
class Problem extends Error {}

/** A drawing's cost, and the pictures in it, as addresses with their data. */
type Read = DrawingCost & { pictures: readonly string[] }

function read(text: string): Read {
  const parser = sax.parser(true, { xmlns: true, trim: false })
  let styleDepth = 0
  let depth = 0
  let count = 0
  let namespaces = 0
  let style = ''
  const parts = new DrawnParts()
  const pictures: string[] = []
  const found = (words: string | undefined) => {
    if (words !== undefined) throw new Problem(words)
  }
  parser.ondoctype = () => found('a document type, which could define entities')
  parser.onprocessinginstruction = ({ name }) => {
    if (name.toLowerCase() !== 'xml') found(`the instruction ${name}`)
  }
  parser.onopentag = (tag) => {
    const { uri, local, attributes } = tag as sax.QualifiedTag
    depth += 1
    count += 1
    if (depth > mostDepth || count > mostDrawn) found('more parts than a drawing has')
    if (depth === 1 && (uri !== svgNamespace || local !== 'svg')) found('no svg element at its root')
    if (uri === svgNamespace) {
      if (!drawing.has(local)) found(`the element ${local}`)
      if (local === 'style') styleDepth = depth
    } else if (!notes.some((note) => note.test(uri)))
      found(`the element ${local} of ${uri || 'no namespace'}`)
    parts.begin(local, Object.values(attributes))
    for (const attribute of Object.values(attributes)) {
      if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns') {
        namespaces += 1
        if (namespaces > mostNamespaces) found('more namespaces than a drawing has')
      } else found(attributeProblem(attribute))
      if (isLink(attribute.local.toLowerCase()) && !ownPart.test(attribute.value))
        pictures.push(attribute.value)
    }
  }
  parser.onclosetag = () => {
    if (styleDepth === depth) styleDepth = 0
    depth -= 1
    parts.end()
  }
  const words = (part: string) => {
    if (styleDepth > 0) style += part
    else parts.words(part)
  }
  parser.ontext = words
  parser.oncdata = words
  parser.onerror = (error) => found(`it is not well formed: ${error.message.split('\n')[0]}`)
  parser.write(text.replace(/^\ufeff/, '')).close()
  if (loads(style)) found('something that loads or runs in a style')
  const cost = parts.total(style)
  if (!(cost.parts <= mostDrawn)) found('parts that are shown too often, or that show themselves')
  if (!(cost.pixelMs <= mostPixelMs)) found('filters that take too long')
  return { ...cost, pictures }
}

/** What a drawing costs, and which pictures it holds; undefined for one that has a problem. */
export function svgCost(text: string): Read | undefined {
  try {
    return read(text)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

/**
 * What a drawing holds that could run or load something in a browser, in words for the log; undefined for one that only
 * draws. It is read as strictly as a parser of XML reads it: nothing may stand in it that another parser could understand
 * in another way, and only elements that are known to draw are accepted.
 */
export function svgProblem(text: string): string | undefined {
  try {
    read(text)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}
