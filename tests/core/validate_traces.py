"""Says of every trace whether its shape is that of both JSON Schemas: one line "valid FILE" or "invalid FILE: why"."""

import json
import sys

import jsonschema


def read(name):
    with open(name, encoding="utf-8") as stream:
        return json.load(stream)


def main(envelope_file, game_file, trace_files):
    validators = []
    for schema in (read(envelope_file), read(game_file)):
        jsonschema.Draft202012Validator.check_schema(schema)
        validators.append(jsonschema.Draft202012Validator(schema))
    for name in trace_files:
        trace = read(name)
        errors = [error for validator in validators for error in validator.iter_errors(trace)]
        print(f"invalid {name}: {errors[0].message[:200]}" if errors else "valid " + name)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
