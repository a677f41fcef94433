// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Data source",
  "description": "A database that interfaces read from or write to.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "name": {
      "title": "Name",
      "description": "Name shown when you select a data source."
    },
    "databaseType": {
      "title": "Database type",
      "choices": {
        "MYSQL": {
          "title": "MySQL",
          "description": "Name of the database, such as wms."
        },
        "ORACLE": {
          "title": "Oracle",
          "description": "Service name or SID, such as ORCLPDB1."
        },
        "SQLSERVER": {
          "title": "SQL Server",
          "description": "Name of the database, such as wms."
        },
        "POSTGRESQL": {
          "title": "PostgreSQL",
          "description": "Name of the database, such as wms."
        },
        "DM": {
          "title": "Dameng",
          "description": "Name of the schema, such as WMS."
        }
      }
    },
    "ip": {
      "title": "IP or host name",
      "description": "Paste a full JDBC or HTTP address to fill in host, port and database.",
      "placeholder": "192.168.1.20"
    },
    "port": {
      "title": "Port"
    },
    "databaseName": {
      "title": "Database name"
    },
    "username": {
      "title": "User name"
    },
    "password": {
      "title": "Password"
    },
    "encoding": {
      "title": "Encoding",
      "choices": {
        "UTF-8": {
          "title": "UTF-8"
        },
        "GBK": {
          "title": "GBK"
        },
        "GB18030": {
          "title": "GB18030"
        },
        "ISO-8859-1": {
          "title": "ISO-8859-1"
        }
      }
    },
    "remarks": {
      "title": "Remarks"
    },
    "version": {
      "title": "Version"
    },
    "modifiedAt": {
      "title": "Last modified"
    }
  }
};

export default labels;
