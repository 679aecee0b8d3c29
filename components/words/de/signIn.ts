import { type Catalog } from '../catalog'

export const signIn: Catalog['signIn'] = {
  title: 'Anmelden',
  tryHead: 'Demo ausprobieren',
  tryPicker: 'Als Picker ausprobieren',
  tryLead: 'Als Teamleitung ausprobieren',
  codeHead: 'Dieses Gerät einrichten',
  code: 'Einrichtungscode',
  codeHint: 'Scanne den Code, den du von der Teamleitung bekommen hast, oder füge ihn ein.',
  scan: 'Code scannen',
  name: 'Dein Name',
  nameHint: 'Was du auf diesem Gerät tust, wird darunter festgehalten.',
  goOnAs: 'Bis eben war {{name}} angemeldet. Mach unter diesem Namen weiter oder tippe deinen.',
  nameFault: {
    empty: 'Tippe zuerst deinen Namen.',
    'too-long': 'Dieser Name ist zu lang. Er darf {{most}} Zeichen haben.',
  },
  submit: 'Anmelden',
  codeFault: {
    empty: 'Füge zuerst den Einrichtungscode ein.',
    'not-a-code': 'Das ist kein Einrichtungscode. Kopiere den ganzen Link, den du bekommen hast.',
    mistyped: 'In diesem Code ist ein Tippfehler. Vergleiche ihn mit dem Original oder kopiere ihn.',
    'no-address': 'In diesem Code fehlt die Adresse. Kopiere den ganzen Link ab https://.',
    'bad-address':
      'Die Adresse in diesem Code funktioniert nicht. Sie muss mit https:// oder http:// beginnen.',
  },
  trialFault: {
    refused: 'Der Dienst nimmt diesen Code nicht an. Bitte die Teamleitung um einen neuen.',
    wrongStore: 'Der Dienst kennt diesen Markt nicht. Bitte die Teamleitung um einen neuen Code.',
    notALead:
      'In diesem Code steht Teamleitung, aber der Dienst gibt ihm deren Rechte nicht. Nimm den Code so, wie du ihn bekommen hast, oder bitte um einen neuen.',
  },
  tokenRefused:
    'Der Dienst nimmt dieses Gerät nicht mehr an. Bitte die Teamleitung um einen neuen Einrichtungscode.',
}
