import { CameraView, useCameraPermissions, type BarcodeScanningResult } from 'expo-camera'
import { useEffect, useState } from 'react'
import { AppState, Linking, Platform, StyleSheet } from 'react-native'
import { CameraPanel } from './CameraPanel'
import { type CameraPhase, type CameraRead, type CameraScannerProps } from './cameraPhase'
import { findSymbology, symbologies } from './symbologies'

/**
 * CameraView keeps a sighting to itself when it equals the one before and half a second has not passed. Who removes
 * repeats takes such a gap for a second scan, so here every sighting passes.
 */
class WatchfulCamera extends CameraView {
  override _onObjectDetected: CameraView['_onObjectDetected'] =
    (callback) =>
    ({ nativeEvent }) => {
      callback?.(nativeEvent)
    }
}

const scanned = { barcodeTypes: [...symbologies] }

/** The device's camera as a scanner. The browser's is in `CameraScanner.web.tsx`. */
export function CameraScanner({ onRead, onClose, torch: startsLit = false, onTorch }: CameraScannerProps) {
  const [permission, askPermission, readPermission] = useCameraPermissions()
  const [isLit, setLit] = useState(startsLit)
  const [fails, setFails] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // Somebody comes back from the system's settings.
  useEffect(() => {
    const watch = AppState.addEventListener('change', (state) => {
      if (state === 'active') readPermission().catch(ignore)
    })
    return () => watch.remove()
  }, [readPermission])

  const retry = () => {
    setFails(false)
    setAttempt((last) => last + 1)
  }
  const toggle = () => {
    setLit(!isLit)
    onTorch?.(!isLit)
  }

  return (
    <CameraPanel
      phase={judgePhase(permission, fails)}
      onAllow={() => void askPermission().catch(ignore)}
      onRetry={retry}
      onOpenSettings={() => void Linking.openSettings().catch(ignore)}
      onClose={onClose}
      torch={mayHaveLight ? { isOn: isLit, toggle } : undefined}
    >
      {permission?.granted === true && (
        <WatchfulCamera
          key={attempt}
          style={StyleSheet.absoluteFill}
          facing="back"
          enableTorch={isLit}
          animateShutter={false}
          barcodeScannerSettings={scanned}
          onBarcodeScanned={(result) => onRead(toRead(result))}
          onMountError={() => setFails(true)}
        />
      )}
    </CameraPanel>
  )
}

/** The system does not say whether there is a light; hardly an iPad has one, and every phone does. */
const mayHaveLight = !(Platform.OS === 'ios' && Platform.isPad)

function judgePhase(
  permission: { granted: boolean; canAskAgain: boolean } | null,
  fails: boolean,
): CameraPhase {
  if (!permission) return 'starting'
  if (!permission.granted) return permission.canAskAgain ? 'ask' : 'refused'
  return fails ? 'in-use' : 'on'
}

/** Android shows some codes prettier than they are (`data`) and keeps what was really read beside it (`raw`). */
function toRead({ data, raw, type }: BarcodeScanningResult): CameraRead {
  const text = raw === undefined || raw === '' || raw === 'null' ? data : raw
  const symbology = findSymbology(type)
  return symbology === undefined ? { text } : { text, symbology }
}

/** The permission stays as it was, and the panel says so. */
function ignore(): void {}
