// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Export file",
  "description": "Exported interfaces, without secrets.",
  "fields": {
    "format": {
      "title": "Format"
    },
    "schemaVersion": {
      "title": "Schema version"
    },
    "recordFormat": {
      "title": "Record format",
      "description": "Format of the interfaces. The import converts those of an older format. A file without it has the first format."
    },
    "exportedAt": {
      "title": "Exported at"
    },
    "source": {
      "title": "Source",
      "fields": {
        "companyUuid": {
          "title": "Company"
        },
        "dcCode": {
          "title": "Distribution center"
        },
        "ownerCode": {
          "title": "Owner"
        }
      }
    },
    "items": {
      "title": "Interfaces",
      "fields": {
        "rules": {
          "title": "Rules",
          "description": "Rules of the interface: entity → its records."
        }
      }
    },
    "references": {
      "title": "References",
      "fields": {
        "kind": {
          "title": "Kind",
          "choices": {
            "erp": {
              "title": "ERP configuration"
            },
            "dingDing": {
              "title": "DingTalk configuration"
            },
            "dataSource": {
              "title": "Data source"
            },
            "auth": {
              "title": "Authentication"
            }
          }
        },
        "uuid": {
          "title": "UUID"
        },
        "name": {
          "title": "Name"
        }
      }
    },
    "sha256": {
      "title": "Checksum",
      "description": "SHA-256 (hex) of {items, references} as JSON without spaces, members sorted by name.",
      "placeholder": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    }
  }
};

export default labels;
