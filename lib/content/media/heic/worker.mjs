import { parentPort, workerData } from 'node:worker_threads'

/** @type {{ bytes: Uint8Array, mostPixels: number, mostMemory: number }} */
const { bytes, mostPixels, mostMemory } = workerData

// A thread's own limits leave out the memory of WebAssembly, and a file can ask for any amount of it.
const { grow } = WebAssembly.Memory.prototype
WebAssembly.Memory.prototype.grow = function growWithin(pages) {
  if (this.buffer.byteLength + pages * 65_536 > mostMemory)
    throw new RangeError('more memory than is allowed')
  return grow.call(this, pages)
}

const { default: libheif } = await import('libheif-js/wasm-bundle.js')

/** The main picture: files of telephones hold others besides, such as a map of depths. */
async function decode() {
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (!image) return { problem: 'broken' }
  // As the file says, before anything is decoded, and turned as it is shown.
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > mostPixels) return { problem: 'tooManyPixels' }
  if (width < 1 || height < 1) return { problem: 'broken' }
  const data = new Uint8ClampedArray(width * height * 4)
  const drawn = await new Promise((resolve) => image.display({ data, width, height }, resolve))
  return drawn ? { data, width, height } : { problem: 'broken' }
}

const decoded = await decode()
parentPort?.postMessage(decoded, decoded.data ? [decoded.data.buffer] : [])
