import { useEffect, useState } from 'react'
import { type Torch } from '../cameraPhase'
import { hasTorch, setTorch } from './torch'

/** The light of this camera, or undefined where it has none. It goes out with the camera. */
export function useTorch(
  stream: MediaStream | undefined,
  startsLit: boolean,
  onTorch: ((isOn: boolean) => void) | undefined,
): Torch | undefined {
  const [wanted, setWanted] = useState(startsLit)
  const isThere = stream !== undefined && hasTorch(stream)

  useEffect(() => {
    if (!isThere) return
    let isOver = false
    void setTorch(stream, wanted).then((obeys) => {
      // The button says what is, not what was wished for.
      if (!obeys && !isOver && wanted) setWanted(false)
    })
    return () => {
      isOver = true
    }
  }, [stream, isThere, wanted])

  if (!isThere) return undefined
  const toggle = () => {
    setWanted(!wanted)
    onTorch?.(!wanted)
  }
  return { isOn: wanted, toggle }
}
