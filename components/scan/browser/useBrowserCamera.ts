import { useCallback, useEffect, useRef, useState } from 'react'
import { type CameraPhase, type CameraRead, type Torch } from '../cameraPhase'
import {
  browserSurroundings,
  canHaveCamera,
  findPermission,
  openCamera,
  stopCamera,
  type Opened,
} from './openCamera'
import { scanVideo } from './scanVideo'
import { useTorch } from './useTorch'

type BrowserCamera = {
  phase: CameraPhase
  /** Asks for the camera, or tries again. */
  open: () => void
  /** The element that shows the picture. */
  showIn: (video: HTMLVideoElement | null) => void
  torch: Torch | undefined
}

type Wishes = {
  onRead: (read: CameraRead) => void
  startsLit: boolean
  onTorch: ((isOn: boolean) => void) | undefined
}

/** The browser's camera for as long as the component is there. Whatever happens, no camera stays on after it. */
export function useBrowserCamera({ onRead, startsLit, onTorch }: Wishes): BrowserCamera {
  const [opened, setOpened] = useState<Opened | { kind: 'starting' }>({ kind: 'starting' })
  const [video, showIn] = useState<HTMLVideoElement | null>(null)
  const stream = opened.kind === 'open' ? opened.stream : undefined

  const isMounted = useRef(false)
  /** From the question until the camera is off again: allowing it fires an event that would open a second one. */
  const isTaken = useRef(false)
  const open = useCallback(() => {
    if (isTaken.current) return
    isTaken.current = true
    setOpened({ kind: 'starting' })
    void openCamera(browserSurroundings()).then((answer) => {
      if (answer.kind !== 'open') isTaken.current = false
      if (isMounted.current) setOpened(answer)
      else if (answer.kind === 'open') stopCamera(answer.stream)
    })
  }, [])

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      isTaken.current = false
    }
  }, [])

  usePermission(open, setOpened)

  const latestRead = useRef(onRead)
  useEffect(() => {
    latestRead.current = onRead
  })

  useEffect(() => {
    if (stream === undefined) return
    // Unplugged, or taken away by another app.
    const lose = () => setOpened({ kind: 'in-use' })
    const tracks = stream.getTracks()
    tracks.forEach((track) => track.addEventListener('ended', lose))
    return () => {
      tracks.forEach((track) => track.removeEventListener('ended', lose))
      stopCamera(stream)
      isTaken.current = false
    }
  }, [stream])

  useEffect(() => {
    if (stream === undefined || video === null) return
    return scanVideo(video, stream, {
      onRead: (read) => latestRead.current(read),
      onBroken: () => setOpened({ kind: 'no-reader' }),
    })
  }, [stream, video])

  return {
    phase: opened.kind === 'open' ? 'on' : opened.kind,
    open,
    showIn,
    torch: useTorch(stream, startsLit, onTorch),
  }
}

/** Opens the camera at once where that needs no question, and follows when somebody changes their mind in the browser. */
function usePermission(open: () => void, setOpened: (answer: Opened) => void): void {
  useEffect(() => {
    let isOver = false
    let status: PermissionStatus | undefined
    const follow = () => {
      if (isOver) return
      if (status?.state === 'prompt') setOpened({ kind: 'ask' })
      else if (status?.state === 'denied') setOpened({ kind: 'refused' })
      else open()
    }
    // Where a page cannot have a camera at all, opening says so.
    const surroundings = browserSurroundings()
    const permission = canHaveCamera(surroundings) ? findPermission(surroundings) : Promise.resolve(undefined)
    void permission.then((found) => {
      status = found
      status?.addEventListener('change', follow)
      follow()
    })
    return () => {
      isOver = true
      status?.removeEventListener('change', follow)
    }
  }, [open, setOpened])
}
