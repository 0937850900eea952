/*
 * Who reads the output of a command may end before it does, as `head` does. The command then goes on without a reader, so
 * that its work is done and what it has opened is closed, and ends with its own exit status.
 */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })
