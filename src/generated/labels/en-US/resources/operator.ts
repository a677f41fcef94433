// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const companyOperatorLabels: PhraseTable = {
  "title": "Operator",
  "description": "A person who signs in to the console.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "loginId": {
      "title": "Login name",
      "description": "Cannot be changed later."
    },
    "role": {
      "title": "Role",
      "description": "Each role includes the roles before it.",
      "choices": {
        "viewer": {
          "title": "Viewer"
        },
        "operator": {
          "title": "Operator"
        },
        "engineer": {
          "title": "Engineer"
        },
        "administrator": {
          "title": "Administrator"
        }
      }
    },
    "status": {
      "title": "Status",
      "choices": {
        "INVITED": {
          "title": "Invited"
        },
        "ACTIVE": {
          "title": "Active"
        },
        "DISABLED": {
          "title": "Disabled"
        }
      }
    }
  }
};

export const signInLinkLabels: PhraseTable = {
  "title": "Sign-in link",
  "description": "Signs an operator in once.",
  "fields": {
    "loginId": {
      "title": "Login name"
    },
    "link": {
      "title": "Sign-in link",
      "description": "Send it to the operator. It works once and is not shown again."
    },
    "expiresAt": {
      "title": "Valid until"
    }
  }
};


const labels: PhraseTable = {
  entities: { companyOperator: companyOperatorLabels, signInLink: signInLinkLabels },
  resources: {
  "operator": {
    "title": "Operators",
    "recordTitle": "operator",
    "description": "Invite operators with a role, then send each one a sign-in link.",
    "groups": {},
    "actions": {
      "resetPassword": {
        "title": "New sign-in link",
        "titleWithName": "New sign-in link for {{name}}",
        "confirmMessage": "The password and all sessions end. With the link, the operator sets a new password."
      },
      "disable": {
        "title": "Disable",
        "titleWithName": "Disable {{name}}",
        "confirmMessage": "All sessions of the operator end. The operator cannot sign in to this company."
      },
      "enable": {
        "title": "Enable",
        "titleWithName": "Enable {{name}}",
        "confirmMessage": "The operator can sign in again."
      }
    }
  }
},
};

export default labels;
