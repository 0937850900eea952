import { NodeFS } from '@electric-sql/pglite/nodefs'

type FileSystem = { chmod: (path: unknown, mode: number, ...rest: unknown[]) => unknown }

/**
 * The files of an embedded database, of which no other user gets any. PostgreSQL's own programs set a mask for new files;
 * in PGlite it does nothing, and files that it opens by their name would be writable for everybody.
 */
export class PrivateFs extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const closeFiles = (module: { FS: unknown }) => {
      const files = module.FS as FileSystem
      const chmod = files.chmod.bind(files)
      files.chmod = (path, mode, ...rest) => chmod(path, mode & ~0o077, ...rest)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), closeFiles] } }
  }
}
