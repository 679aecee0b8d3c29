import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findOnPath } from './findExecutable'
import { repositoryRoot } from './repositoryRoot'

/** How Hermes bytecode can be made here; the compiler exists for x64 only, apart from macOS. */
export type HermesCompiler =
  { kind: 'native' } | { kind: 'emulated'; env: Record<string, string> } | { kind: 'none' }

const folders: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'osx-bin/hermesc',
  linux: 'linux64-bin/hermesc',
  win32: 'win64-bin/hermesc.exe',
}

export function chooseHermesCompiler(): HermesCompiler {
  const program = folders[process.platform]
  if (!program) return { kind: 'none' }
  const compiler = path.join(repositoryRoot, 'node_modules', 'hermes-compiler', 'hermesc', program)
  if (runs(compiler, ['--version'])) return { kind: 'native' }
  const emulator = process.platform === 'linux' ? findOnPath('qemu-x86_64-static') : undefined
  if (!emulator || !runs(emulator, [compiler, '--version'])) return { kind: 'none' }
  return { kind: 'emulated', env: { REACT_NATIVE_OVERRIDE_HERMES_DIR: wrap(emulator, compiler) } }
}

function runs(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 60_000 }).status === 0
}

/** Expo starts `build/bin/hermesc` of a folder it is told; ours passes the work on to the emulator. */
function wrap(emulator: string, compiler: string): string {
  const folder = path.join(repositoryRoot, '.build', 'hermes')
  const script = path.join(folder, 'build', 'bin', 'hermesc')
  mkdirSync(path.dirname(script), { recursive: true })
  writeFileSync(script, `#!/bin/sh\nexec "${emulator}" "${compiler}" "$@"\n`)
  chmodSync(script, 0o755)
  return folder
}
